// Money in integer cents, so that no price is ever a rounded fraction.

/** '95.00' as 9500. The text comes from a numeric column with two decimals. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Whether a stored price means free: the string '0.00' (docs/product/booking.md#types). */
export function isFree(amount: string): boolean {
  return centsOf(amount) === 0;
}

/** 9500 as '95.00', as money crosses the wire and lies in the database. Takes whole cents. */
export function amountOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** '95.00' as '$95.00' for people. */
export function formatMoney(amount: string): string {
  return formatCents(centsOf(amount));
}

/** 9500 as '$95.00' for people, -500 as '-$5.00'. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/** 399000 as '$3,990' for people, where cents would only be noise. */
export function formatWholeDollars(cents: number): string {
  return wholeDollars.format(cents / 100);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
// Who does not use it shall not load it.
const wholeDollars = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
