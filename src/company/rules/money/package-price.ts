// What a maintenance package costs (docs/product/lawn-plans-and-prices.md#packages).

/** A year of visits in cents, before tax and without bagging. */
export function packageYearCents(
  { centsPerVisit }: { readonly centsPerVisit: number },
  { visitsPerYear }: { readonly visitsPerYear: number },
): number {
  return centsPerVisit * visitsPerYear;
}
