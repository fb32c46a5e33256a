// Prices the choices of an estimate by the rules of calculator and lawn plan, and adds the sales tax of each line's class.
import { lawnAreaOf } from '#company/rules/leads/lot-size.ts';
import { estimateProject } from '#company/rules/money/cost-estimate.ts';
import { priceLawnPlan } from '#company/rules/money/lawn-price.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { quoteTotal } from '#company/rules/money/quote-total.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { NOT_TAXED } from '#company/rules/quotes/quote-start.ts';
import type { EstimateChoice, PricedEstimate } from '#contract/leads/estimate.ts';
import type { ServerContext } from '../../context.ts';

type Line = { label: string; cents: number; isTaxed: boolean };

const feet = (count: number) => count.toLocaleString('en-US');

/** The figures as of now. */
export function priceEstimate(
  { content, settings }: Pick<ServerContext, 'content' | 'settings'>,
  choice: EstimateChoice,
): PricedEstimate {
  const { title, basis, lines } =
    choice.kind === 'project' ? projectOf(choice, content()) : lawnOf(choice, content());
  const { salesTaxBasisPoints } = settings();
  const { subtotal, tax, total } = quoteTotal(
    lines.map(({ cents, isTaxed }) => ({
      quantity: '1.00',
      unitPrice: amountOf(cents),
      taxClass: isTaxed ? 'taxable' : 'not_taxed',
      isOptional: false,
      isChosen: false,
    })),
    salesTaxBasisPoints,
  );
  return {
    title,
    basis,
    lines: lines.map(({ label, cents, isTaxed }) => ({ label, amount: amountOf(cents), isTaxed })),
    subtotal: amountOf(subtotal),
    taxRate: formatTaxRate(salesTaxBasisPoints),
    tax: amountOf(tax),
    total: amountOf(total),
  };
}

type Content = ReturnType<ServerContext['content']>;
type Project = Extract<EstimateChoice, { kind: 'project' }>;
type Lawn = Extract<EstimateChoice, { kind: 'lawn' }>;

function projectOf(choice: Project, content: Content) {
  const rates = content['estimate-prices'];
  const { property, fence, drain, scope, services } = choice;
  const { lines } = estimateProject({ sizes: { property, fence, drain }, scope, services }, rates);
  const label = rates.scopes.find(({ id }) => id === scope)?.label ?? scope;
  return {
    title: 'Project estimate',
    basis: `${label} scope. Property ${feet(property)} sq ft, fence ${feet(fence)} ft, drain ${feet(drain)} ft, where they count.`,
    lines: lines.map(
      ({ id, dollars }): Line => ({
        label: rates.services.find((service) => service.id === id)?.label ?? id,
        cents: dollars * 100,
        isTaxed: !NOT_TAXED.includes(id),
      }),
    ),
  };
}

function lawnOf({ propertySize, frequency, addOns = [] }: Lawn, content: Content) {
  const lawnArea = lawnAreaOf(propertySize);
  const price = priceLawnPlan({ lawnArea, frequency, addOns }, content['mowing-prices']);
  return {
    title: 'Lawn plan estimate, first visit',
    basis: `Lot ${feet(propertySize)} sq ft, about ${feet(lawnArea)} sq ft of lawn. Each visit after the first: $${amountOf(price.everyVisitCents)} plus tax.`,
    lines: price.lines.map(({ label, cents }): Line => ({ label, cents, isTaxed: true })),
  };
}
