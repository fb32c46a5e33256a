// What a lawn plan costs: per visit, on the first visit and over a year
// (docs/product/lawn-plans-and-prices.md#weekly-price).
import { fill } from '../platform/fill-message.ts';

/** How often we can mow, and what can be asked for on top; names and prices are the owner's. */
export const lawnFrequencyIds = ['weekly', 'bi-weekly', 'monthly', 'per-visit'] as const;
export const lawnAddOnIds = [
  'long-grass',
  'first-mow',
  'bagging',
  'brush',
  'leaves',
  'bushes',
] as const;

export type LawnFrequency = (typeof lawnFrequencyIds)[number];
export type LawnAddOn = (typeof lawnAddOnIds)[number];

/** Beyond `above` square feet: `from` dollars, and 2 more for each started `per` square feet. */
export type BeyondTheList = {
  readonly above: number;
  readonly from: number;
  readonly per: number;
};

/** The owner's price list (docs/product/lawn-plans-and-prices.md#weekly-price). */
export type LawnPrices = {
  /** `visits` are those of a year of 52 weeks; null when no one can know. */
  readonly frequencies: readonly {
    readonly value: LawnFrequency;
    readonly label: string;
    readonly rhythm: string;
    readonly moreCents: number;
    readonly visits: number | null;
  }[];
  /** One mowing of a weekly plan; each price holds up to and including its border in square feet of lawn. */
  readonly weekly: readonly { readonly upTo: number; readonly dollars: number }[];
  readonly large: BeyondTheList;
  readonly huge: BeyondTheList;
  /**
   * Work on top of mowing. What is not marked `everyVisit` is done on the first visit and paid once
   * (docs/product/lawn-plans-and-prices.md#add-ons).
   */
  readonly addOns: readonly {
    readonly id: LawnAddOn;
    readonly name: string;
    readonly description: string;
    readonly cents: number;
    readonly everyVisit: boolean;
  }[];
  /** Charged once per visit. */
  readonly fee: PriceLine;
};

/** The list as a page shows it, with the paths of its texts that are in English where the page is not. */
export type ShownLawnPrices = LawnPrices & { readonly untranslated?: readonly string[] };

/** How a receipt calls what has no name of its own on the list. */
export type LawnLineLabels = {
  /** With {frequency} in it. */
  readonly mowing: string;
  /** With {code} in it. */
  readonly promo: string;
};

/** The same in English, which is how a price is agreed to. */
export const englishLineLabels: LawnLineLabels = {
  mowing: 'Mowing, {frequency}',
  promo: 'Promo code {code}',
};

/** Marked Recommended (docs/product/lawn-plans-and-prices.md#frequencies). */
export const recommendedFrequency = 'weekly';

/**
 * How the 42 visits of a weekly plan come about. April to October are 214 days, 31 started weeks with a visit each; the
 * 21 weeks left over get one in every two weeks, 11 visits.
 */
export const weeklyYear = { growingVisits: 31, winterVisits: 11 } as const;

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
export type PriceLine = {
  readonly label: string;
  readonly cents: number;
  /** Named in English on a page in another language. */
  readonly isEnglish?: true;
};

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

/** Prices a plan by the owner's list, in its order; what the list does not name is called by `labels`. */
export function priceLawnPlan(
  { lawnArea, frequency, addOns, discount }: LawnPlan,
  prices: ShownLawnPrices,
  labels: LawnLineLabels = englishLineLabels,
): LawnPlanPrice {
  const { visits } = frequencyOf(frequency, prices);
  const chosen = prices.addOns.filter(({ id }) => addOns.includes(id));
  const mowing = mowCents(lawnArea, frequency, prices);
  const listed: PriceLine[] = [
    { ...mowingLabel(frequency, prices, labels), cents: mowing },
    ...chosen.map(({ id, name, cents }) => ({
      label: name,
      cents,
      ...markOf(prices, `addOns.${prices.addOns.findIndex((one) => one.id === id)}.name`),
    })),
    { ...prices.fee, ...markOf(prices, 'fee.label') },
  ];
  const subtotal = sum(listed);
  const off = discount ? discountCents(subtotal, discount) : 0;
  const lines = discount
    ? [...listed, { label: fill(labels.promo, { code: discount.code }), cents: -off }]
    : listed;
  const everyVisitCents = mowing + sum(chosen.filter((one) => one.everyVisit)) + prices.fee.cents;
  const firstVisitCents = subtotal - off;
  return {
    lines,
    firstVisitCents,
    everyVisitCents,
    visitsPerYear: visits,
    firstYearCents: visits && firstVisitCents + (visits - 1) * everyVisitCents,
  };
}

/** How the line of the mowing is called: in English as a whole where the list has no other word for how often. */
function mowingLabel(
  frequency: LawnFrequency,
  prices: ShownLawnPrices,
  labels: LawnLineLabels,
): Omit<PriceLine, 'cents'> {
  const at = prices.frequencies.findIndex(({ value }) => value === frequency);
  const mark = markOf(prices, `frequencies.${at}.label`);
  const often = (prices.frequencies[at]?.label ?? frequency).toLowerCase();
  const { mowing } = mark.isEnglish ? englishLineLabels : labels;
  return { label: fill(mowing, { frequency: often }), ...mark };
}

const markOf = ({ untranslated }: ShownLawnPrices, path: string): Pick<PriceLine, 'isEnglish'> =>
  untranslated?.includes(path) ? { isEnglish: true } : {};

/** One mowing in cents, without add-ons and fee. */
export function mowCents(lawnArea: number, frequency: LawnFrequency, prices: LawnPrices): number {
  return weeklyDollars(lawnArea, prices) * 100 + frequencyOf(frequency, prices).moreCents;
}

/** One mowing of a weekly plan in dollars, by square feet of lawn. */
function weeklyDollars(lawnArea: number, { weekly, large, huge }: LawnPrices): number {
  const step = weekly.find(({ upTo }) => lawnArea <= upTo);
  if (step) return step.dollars;
  const { above, from, per } = lawnArea > huge.above ? huge : large;
  return from + 2 * Math.ceil((lawnArea - above) / per);
}

/** What a code takes off; halves of a cent are rounded up, and nothing falls below zero. */
function discountCents(subtotal: number, { percent, cents }: LawnDiscount): number {
  const off = percent === null ? (cents ?? 0) : Math.floor((subtotal * percent + 50) / 100);
  return Math.min(off, subtotal);
}

function frequencyOf(frequency: LawnFrequency, { frequencies }: LawnPrices) {
  const found = frequencies.find(({ value }) => value === frequency);
  if (!found) throw new RangeError(`no such frequency: ${frequency}`);
  return found;
}

function sum(lines: readonly { cents: number }[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0);
}
