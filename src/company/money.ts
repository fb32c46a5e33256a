// Money in integer cents, so that no price is ever a rounded fraction.

/** '95.00' as 9500. The text comes from a numeric column with two decimals. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Whether a stored price means free: the string '0.00' (SPEC.md 3, Consultation type). */
export function isFree(amount: string): boolean {
  return centsOf(amount) === 0;
}

/** '95.00' as '$95.00' for people. */
export function formatMoney(amount: string): string {
  return dollars.format(centsOf(amount) / 100);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
