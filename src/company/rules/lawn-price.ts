// What a lawn plan costs: per visit, on the first visit and over a year
// (docs/product/lawn-plans-and-prices.md#weekly-price).

/** How often we mow. `visits` are those of a year of 52 weeks; null when nobody can know. */
export const lawnFrequencies = [
  {
    value: 'weekly',
    label: 'Weekly',
    rhythm: 'Every week April to October, twice a month November to March',
    moreCents: 0,
    visits: 42,
  },
  {
    value: 'bi-weekly',
    label: 'Bi-weekly',
    rhythm: 'Every other week, all year',
    moreCents: 500,
    visits: 26,
  },
  {
    value: 'monthly',
    label: 'Monthly',
    rhythm: 'Once a month',
    moreCents: 800,
    visits: 12,
  },
  {
    value: 'per-visit',
    label: 'Per visit',
    rhythm: 'Only when you call us',
    moreCents: 1000,
    visits: null,
  },
] as const;

/** Marked Recommended (docs/product/lawn-plans-and-prices.md#frequencies). */
export const recommendedFrequency = 'weekly';

export type LawnFrequency = (typeof lawnFrequencies)[number]['value'];

/**
 * How the 42 visits of a weekly plan come about. April to October are 214 days, 31 started weeks with a visit each; the
 * 21 weeks left over get one in every two weeks, 11 visits.
 */
export const weeklyYear = { growingVisits: 31, winterVisits: 11 } as const;

/** One mowing of a weekly plan in dollars; each price holds up to and including its border in square feet of lawn. */
export const weeklyPrices = [
  { upTo: 2600, dollars: 30 },
  { upTo: 3900, dollars: 37 },
  { upTo: 5200, dollars: 45 },
  { upTo: 7800, dollars: 50 },
  { upTo: 10_400, dollars: 60 },
] as const;

/**
 * Beyond: `from` dollars, and 2 more for each started `per` square feet above `above`
 * (docs/product/lawn-plans-and-prices.md#weekly-price).
 */
export const largeLawn = { above: 10_400, from: 60, per: 325 } as const;
export const hugeLawn = { above: 13_000, from: 80, per: 650 } as const;

/**
 * Work on top of mowing. What is not marked `everyVisit` is done on the first visit and paid once
 * (docs/product/lawn-plans-and-prices.md#add-ons).
 */
export const lawnAddOns = [
  {
    id: 'long-grass',
    name: 'Long grass',
    description: 'Taller than 8 inches. We take it down in two passes.',
    cents: 1500,
    everyVisit: false,
  },
  {
    id: 'first-mow',
    name: 'First-time mow',
    description: 'Edges recut and the height set, for a lawn that has gone without care.',
    cents: 2000,
    everyVisit: false,
  },
  {
    id: 'bagging',
    name: 'Backyard bagging',
    description: 'Clippings bagged and set at the curb, on every visit.',
    cents: 1500,
    everyVisit: true,
  },
  {
    id: 'brush',
    name: 'Overgrown or brush',
    description: 'Above the knee, with woody stems.',
    cents: 3500,
    everyVisit: false,
  },
  {
    id: 'leaves',
    name: 'Leaf cleanup',
    description: 'Lawn and beds blown clear, leaves taken away.',
    cents: 3200,
    everyVisit: false,
  },
  {
    id: 'bushes',
    name: 'Bush trimming',
    description: 'Shrubs up to 6 feet along the front of the house.',
    cents: 2000,
    everyVisit: false,
  },
] as const;

export type LawnAddOn = (typeof lawnAddOns)[number]['id'];

/** Charged once per visit. */
export const lawnFee = { label: 'Trust and Safety Fee', cents: 299 } as const;

/** The lot that is priced when an address gives none, in square feet. */
export const DEFAULT_LOT = 8000;

/** A promo code's worth: a percentage or an amount off the first visit. One of the two is null. */
export type LawnDiscount = { code: string; percent: number | null; cents: number | null };

export type LawnPlan = {
  /** Square feet, see lawnAreaOf. */
  lawnArea: number;
  frequency: LawnFrequency;
  /** In any order; one that is named twice counts once. */
  addOns: readonly LawnAddOn[];
  discount?: LawnDiscount | null | undefined;
};

/** One line of the receipt; a discount is negative. */
export type PriceLine = { label: string; cents: number };

/** All amounts in cents, before sales tax. */
export type LawnPlanPrice = {
  /** The first visit, line by line; they add up to `firstVisitCents`. */
  lines: PriceLine[];
  firstVisitCents: number;
  /** Each later visit: mowing, the add-ons of every visit, and the fee. */
  everyVisitCents: number;
  /** Null for single visits, as is the price of the first year. */
  visitsPerYear: number | null;
  firstYearCents: number | null;
};

/** Prices a plan, in the order of the price list. */
export function priceLawnPlan({ lawnArea, frequency, addOns, discount }: LawnPlan): LawnPlanPrice {
  const { label, visits } = frequencyOf(frequency);
  const chosen = lawnAddOns.filter(({ id }) => addOns.includes(id));
  const mowing = mowCents(lawnArea, frequency);
  const listed: PriceLine[] = [
    { label: `Mowing, ${label.toLowerCase()}`, cents: mowing },
    ...chosen.map(({ name, cents }) => ({ label: name, cents })),
    lawnFee,
  ];
  const subtotal = sum(listed);
  const off = discount ? discountCents(subtotal, discount) : 0;
  const lines = discount
    ? [...listed, { label: `Promo code ${discount.code}`, cents: -off }]
    : listed;
  const everyVisitCents = mowing + sum(chosen.filter((one) => one.everyVisit)) + lawnFee.cents;
  const firstVisitCents = subtotal - off;
  return {
    lines,
    firstVisitCents,
    everyVisitCents,
    visitsPerYear: visits,
    firstYearCents: visits && firstVisitCents + (visits - 1) * everyVisitCents,
  };
}

/** One mowing in cents, without add-ons and fee. */
export function mowCents(lawnArea: number, frequency: LawnFrequency): number {
  return weeklyDollars(lawnArea) * 100 + frequencyOf(frequency).moreCents;
}

/** One mowing of a weekly plan in dollars, by square feet of lawn. */
function weeklyDollars(lawnArea: number): number {
  const step = weeklyPrices.find(({ upTo }) => lawnArea <= upTo);
  if (step) return step.dollars;
  const { above, from, per } = lawnArea > hugeLawn.above ? hugeLawn : largeLawn;
  return from + 2 * Math.ceil((lawnArea - above) / per);
}

/** What a code takes off; halves of a cent are rounded up, and nothing falls below zero. */
function discountCents(subtotal: number, { percent, cents }: LawnDiscount): number {
  const off = percent === null ? (cents ?? 0) : Math.floor((subtotal * percent + 50) / 100);
  return Math.min(off, subtotal);
}

function frequencyOf(frequency: LawnFrequency) {
  const found = lawnFrequencies.find(({ value }) => value === frequency);
  if (!found) throw new RangeError(`no such frequency: ${frequency}`);
  return found;
}

function sum(lines: readonly { cents: number }[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0);
}
