// What our own price rules give for a property, as lines that a quote can start from: prices of add-on work, the cost
// calculator and the lawn plan (docs/product/portal.md#starting-a-quote).
import { offeredAddOns } from '../../facts/add-on-services.ts';
import { type EstimateRates, type EstimateService, firstProject } from '../money/cost-estimate.ts';
import { type LawnPrices, mowCents } from '../money/lawn-price.ts';
import { amountOf, formatCents } from '../money/money.ts';
import type { TaxClass } from '../money/quote-total.ts';
import { type AddOnPrices, addOnPriceOf, addOnPriceText } from './add-on-price.ts';

/** A line that a rule gives, and the rule in words for the office. */
export type RuleLine = {
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  taxClass: TaxClass;
  priceRule: string;
  /** Whether it is for what was asked. */
  isSuggested: boolean;
};

/** In square feet. */
export type PricedProperty = { propertySize: number; lawnArea: number };

/** The owner's figures. */
export type PriceRules = {
  addOns: AddOnPrices;
  estimate: EstimateRates;
  mowing: LawnPrices;
  /** The number of the license for pesticides; empty without one. */
  pesticideLicense: string;
};

/** A new fence or sprinkler system of a home is a new improvement (docs/product/portal.md#quotes). */
/** What Texas leaves untaxed on a home (quote-total.ts). */
export const NOT_TAXED: readonly EstimateService[] = ['fencing', 'irrigation'];

/** Every line that the rules give, in the order of the rules; those for what was asked are marked. */
export function ruleLines(
  property: PricedProperty,
  serviceType: string,
  { addOns, estimate, mowing, pesticideLicense }: PriceRules,
): RuleLine[] {
  return [
    ...addOnLines(property, serviceType, { addOns, pesticideLicense }),
    ...calculatorLines(property, serviceType, estimate),
    ...lawnPlanLines(property, mowing),
  ];
}

function addOnLines(
  { lawnArea }: PricedProperty,
  serviceType: string,
  { addOns, pesticideLicense }: Pick<PriceRules, 'addOns' | 'pesticideLicense'>,
): RuleLine[] {
  return offeredAddOns({ pesticideLicense }).flatMap(({ value, label }) => {
    const price = addOnPriceOf(value, addOns);
    if (price.cents === null) return [];
    const isByArea = price.unit === 'sq ft';
    return [
      {
        description: label,
        quantity: isByArea ? amountOf(lawnArea * 100) : '1.00',
        unit: price.unit,
        unitPrice: amountOf(price.cents),
        taxClass: 'taxable' as const,
        priceRule: `Add-on price: ${label} ${addOnPriceText(price)}${isByArea ? `, lawn of ${describeSize(lawnArea)} sq ft` : ''}`,
        isSuggested: label === serviceType,
      },
    ];
  });
}

/** The base price and the price by size stand apart, so that a size that was measured can be put in. */
function calculatorLines(
  { propertySize }: PricedProperty,
  serviceType: string,
  { scopes, services }: EstimateRates,
): RuleLine[] {
  const basic = scopes.find(({ id }) => id === 'basic');
  const tenths = basic?.tenths ?? 10;
  const scaled = (cents: number) => Math.floor((cents * tenths + 5) / 10);
  return services.flatMap(({ id, label, baseCents, rateCents, size }) => {
    const measure = size === 'property' ? propertySize : firstProject.sizes[size];
    const unit = size === 'property' ? 'sq ft' : 'ft';
    const rule = `Cost calculator: ${label}, ${(basic?.label ?? 'basic').toLowerCase()} scope`;
    const shared = {
      taxClass: NOT_TAXED.includes(id) ? ('not_taxed' as const) : ('taxable' as const),
      isSuggested: id === 'lighting' && serviceType === 'Landscape Lighting',
    };
    const base = {
      description: `${label}, base price`,
      quantity: '1.00',
      unit: '',
      unitPrice: amountOf(scaled(baseCents)),
      priceRule: `${rule}, base price`,
      ...shared,
    };
    const bySize = {
      description: label,
      quantity: amountOf(measure * 100),
      unit,
      unitPrice: amountOf(scaled(rateCents)),
      priceRule: `${rule}, ${formatCents(scaled(rateCents))} per ${unit}`,
      ...shared,
    };
    return baseCents > 0 ? [base, bySize] : [bySize];
  });
}

function lawnPlanLines({ lawnArea }: PricedProperty, mowing: LawnPrices): RuleLine[] {
  const shared = {
    quantity: '1.00',
    unit: 'visit',
    taxClass: 'taxable' as const,
    isSuggested: false,
  };
  return [
    ...mowing.frequencies.map(({ value, label }) => ({
      description: `Mowing, ${label.toLowerCase()}`,
      unitPrice: amountOf(mowCents(lawnArea, value, mowing)),
      priceRule: `Lawn plan: mowing ${describeSize(lawnArea)} sq ft of lawn, ${label.toLowerCase()}`,
      ...shared,
    })),
    ...mowing.addOns.map(({ name, cents }) => ({
      description: name,
      unitPrice: amountOf(cents),
      priceRule: `Lawn plan: ${name}`,
      ...shared,
    })),
  ];
}

function describeSize(squareFeet: number): string {
  return squareFeet.toLocaleString('en-US');
}
