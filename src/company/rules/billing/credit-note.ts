// What a credit note takes off an item of an invoice: an amount before sales tax, and the tax that was charged on it. Credited in several
// parts, an item gives back to the cent what it came to (docs/product/billing.md#credit-notes).
import type { QuoteTotal } from '../money/quote-total.ts';

/** An item as it was billed, and what was credited of it so far. Cents. */
export type CreditedItem = { billed: QuoteTotal; credited: QuoteTotal };

/** What is left of an item to be credited, before sales tax, in cents. */
export function creditableCents({ billed, credited }: CreditedItem): number {
  return billed.subtotal - credited.subtotal;
}

/**
 * What a credit of some cents before tax takes off an item.
 *
 * @param cents Above zero and at most what is left.
 */
export function creditOf(item: CreditedItem, cents: number): QuoteTotal {
  const { billed, credited } = item;
  const left = creditableCents(item) - cents;
  const share = (part: number) =>
    billed.subtotal === 0 ? 0 : Math.round((part * left) / billed.subtotal);
  const taxable = billed.taxable - credited.taxable - share(billed.taxable);
  const tax = billed.tax - credited.tax - share(billed.tax);
  return { subtotal: cents, taxable, tax, total: cents + tax };
}
