// Prices the choices of an estimate by the rules of calculator and lawn plan, and adds the sales tax of each line's class.
import type { Language } from '#company/facts/languages.ts';
import { lineLabelsInSpanish } from '#company/facts/lawn-plan-messages.es.ts';
import { lawnAreaOf } from '#company/rules/leads/lot-size.ts';
import { estimateProject } from '#company/rules/money/cost-estimate.ts';
import { englishLineLabels, priceLawnPlan } from '#company/rules/money/lawn-price.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { quoteTotal } from '#company/rules/money/quote-total.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { NOT_TAXED } from '#company/rules/quotes/quote-start.ts';
import type { EstimateChoice, PricedEstimate } from '#contract/leads/estimate.ts';
import { onlyIn } from '#contract/site/content/translated-texts.ts';
import type { ServerContext } from '../../context.ts';
import { estimateMessages } from './messages/choose-estimate-messages.ts';

type Line = { label: string; cents: number; isTaxed: boolean; isEnglish: boolean };

const lineLabels = { en: englishLineLabels, es: lineLabelsInSpanish } as const;

const feet = (count: number) => count.toLocaleString('en-US');

/** The figures as of now, said in a language as far as the owner's names of jobs are. */
export function priceEstimate(
  { content, settings }: Pick<ServerContext, 'content' | 'settings'>,
  choice: EstimateChoice,
  language: Language,
): PricedEstimate {
  const { title, basis, lines } =
    choice.kind === 'project'
      ? projectOf(choice, content(), language)
      : lawnOf(choice, content(), language);
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
    untranslated: lines.flatMap(({ isEnglish }, index) =>
      isEnglish ? [`lines.${index}.label`] : [],
    ),
  };
}

type Content = ReturnType<ServerContext['content']>;
type Project = Extract<EstimateChoice, { kind: 'project' }>;
type Lawn = Extract<EstimateChoice, { kind: 'lawn' }>;

function projectOf(choice: Project, content: Content, language: Language) {
  const rates = onlyIn(content, 'estimate-prices', language);
  const words = estimateMessages[language];
  const { property, fence, drain, scope, services } = choice;
  const { lines } = estimateProject({ sizes: { property, fence, drain }, scope, services }, rates);
  const label = rates.scopes.find(({ id }) => id === scope)?.label ?? scope;
  return {
    title: words.projectTitle,
    basis: fill(words.projectBasis, {
      scope: label,
      property: feet(property),
      fence: feet(fence),
      drain: feet(drain),
    }),
    lines: lines.map(({ id, dollars }): Line => {
      const index = rates.services.findIndex((service) => service.id === id);
      return {
        label: rates.services[index]?.label ?? id,
        cents: dollars * 100,
        isTaxed: !NOT_TAXED.includes(id),
        isEnglish: rates.untranslated.includes(`services.${index}.label`),
      };
    }),
  };
}

function lawnOf(
  { propertySize, frequency, addOns = [] }: Lawn,
  content: Content,
  language: Language,
) {
  const words = estimateMessages[language];
  const lawnArea = lawnAreaOf(propertySize);
  const prices = onlyIn(content, 'mowing-prices', language);
  const price = priceLawnPlan({ lawnArea, frequency, addOns }, prices, lineLabels[language]);
  return {
    title: words.lawnTitle,
    basis: fill(words.lawnBasis, {
      lot: feet(propertySize),
      lawn: feet(lawnArea),
      later: `$${amountOf(price.everyVisitCents)}`,
    }),
    lines: price.lines.map(
      ({ label, cents, isEnglish = false }): Line => ({ label, cents, isTaxed: true, isEnglish }),
    ),
  };
}
