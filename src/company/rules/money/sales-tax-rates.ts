// Which rate of sales tax holds on a day, when a later one is known ahead (docs/product/company-facts.md#sales-tax).

/** A rate with the day from which it holds, YYYY-MM-DD. */
export type LaterRate = { since: string; basisPoints: number; source: string };

/** The first rate, and those that came or come after it, in the order of their days. */
export type TaxRates = {
  salesTaxBasisPoints: number;
  salesTaxSource: string;
  salesTaxSince: string | null;
  laterSalesTax: readonly LaterRate[];
};

/** What the owner types: the rate of today, and one that begins later, if any. */
export type TypedRates = Pick<
  TaxRates,
  'salesTaxBasisPoints' | 'salesTaxSource' | 'salesTaxSince'
> & { next: LaterRate | null };

/** The rate of a day, in hundredths of a percent. */
export function taxRateOn(rates: TaxRates, day: string): number {
  return begun(rates, day).at(-1)?.basisPoints ?? rates.salesTaxBasisPoints;
}

/** Before every day that is asked for. */
const FIRST_DAY = '0001-01-01';

/** Settings as they are on a day: with its rate in place of the first one, which is found by its days all the same. */
export function ratesOn<Settings extends TaxRates>(settings: Settings, day: string): Settings {
  const rate = begun(settings, day).at(-1);
  if (!rate) return settings;
  const { basisPoints, source, since } = rate;
  const first = {
    since: FIRST_DAY,
    basisPoints: settings.salesTaxBasisPoints,
    source: settings.salesTaxSource,
  };
  return {
    ...settings,
    laterSalesTax: [first, ...settings.laterSalesTax],
    salesTaxBasisPoints: basisPoints,
    salesTaxSource: source,
    salesTaxSince: since,
  };
}

/** The rate that begins after a day; null when none is known. */
export function nextRate({ laterSalesTax }: TaxRates, day: string): LaterRate | null {
  return laterSalesTax.find(({ since }) => since > day) ?? null;
}

/** The rates once the owner has typed today's and the next one; those of days before stay, since visits were charged by them. */
export function withTypedRates(rates: TaxRates, day: string, typed: TypedRates): TaxRates {
  const { salesTaxBasisPoints, salesTaxSource, salesTaxSince } = typed;
  const next = typed.next ? [typed.next] : [];
  const past = begun(rates, day);
  const present = past.at(-1);
  if (!present) {
    return { salesTaxBasisPoints, salesTaxSource, salesTaxSince, laterSalesTax: next };
  }
  const corrected = {
    basisPoints: salesTaxBasisPoints,
    source: salesTaxSource,
    since: salesTaxSince ?? present.since,
  };
  return { ...rates, laterSalesTax: [...past.slice(0, -1), corrected, ...next] };
}

function begun({ laterSalesTax }: TaxRates, day: string): readonly LaterRate[] {
  return laterSalesTax.filter(({ since }) => since <= day);
}
