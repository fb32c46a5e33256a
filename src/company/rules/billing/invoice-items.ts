// What an invoice bills: visits, charges and credits, each with its lines and its own sales tax, so that an invoice is to the cent
// the sum of what each visit was said to cost (docs/product/billing.md#invoices).
import { amountOf, centsOf } from '../money/money.ts';
import type { QuoteTotal, TaxClass } from '../money/quote-total.ts';
import type { PlanKind, PlanLine } from '../visits/plan-lines.ts';
import { linesTotal } from '../visits/visit-price.ts';
import type { LedgerAccount } from './ledger-accounts.ts';

export const invoiceItemKinds = [
  'visit',
  'job',
  'charge',
  'credit',
  'deposit',
  'progress',
] as const;
export type InvoiceItemKind = (typeof invoiceItemKinds)[number];

/** The accounts that items are earned in; a credit lowers what was earned, and a deposit is owed to its customer until the work is done. */
export const itemAccounts = [
  'revenue-mowing',
  'revenue-programs',
  'revenue-jobs',
  'revenue-other',
  'credits-given',
  'customer-deposits',
] as const satisfies readonly LedgerAccount[];
export type ItemAccount = (typeof itemAccounts)[number];

/** What an item comes to. Amounts are cents before sales tax but `tax` and `total`; those of a credit are negative. */
export type PricedItem = QuoteTotal & {
  lines: PlanLine[];
  account: ItemAccount;
  taxBasisPoints: number;
};

/** A completed visit of a plan, by the lines that it was scheduled with. */
export function planVisitItem(
  visit: { lines: readonly PlanLine[]; kind: PlanKind },
  taxBasisPoints: number,
): PricedItem {
  return {
    ...linesTotal(visit.lines, taxBasisPoints),
    taxBasisPoints,
    lines: [...visit.lines],
    account: visit.kind === 'mowing' ? 'revenue-mowing' : 'revenue-programs',
  };
}

/** What a customer accepted of a job; amounts in cents, the tax within the total. */
export type AcceptedJob = QuoteTotal & { lines: readonly PlanLine[]; taxBasisPoints: number };

/**
 * A job, by its final price with the tax included. Charged below what was accepted, it keeps the share of tax that the customer
 * has accepted, and a line says how much less it is.
 */
export function jobItem(finalCents: number, accepted: AcceptedJob): PricedItem {
  const { total, lines, taxBasisPoints } = accepted;
  if (finalCents === total) return { ...accepted, lines: [...lines], account: 'revenue-jobs' };
  const share = (cents: number) => (total === 0 ? 0 : Math.round((cents * finalCents) / total));
  const tax = share(accepted.tax);
  const subtotal = finalCents - tax;
  const less = amountOf(subtotal - accepted.subtotal);
  return {
    subtotal,
    taxable: Math.min(subtotal, share(accepted.taxable)),
    tax,
    total: finalCents,
    lines: [...lines, { label: 'Final price', amount: less, taxClass: 'taxable' }],
    account: 'revenue-jobs',
    taxBasisPoints,
  };
}

/** Something else that the office charges: its amount is before sales tax. */
export function chargeItem(
  charge: { description: string; amount: string; taxClass: TaxClass },
  taxBasisPoints: number,
): PricedItem {
  const lines = [
    { label: charge.description, amount: charge.amount, taxClass: charge.taxClass },
  ] satisfies PlanLine[];
  return { ...linesTotal(lines, taxBasisPoints), lines, account: 'revenue-other', taxBasisPoints };
}

/**
 * A credit that a customer was promised for a problem, before sales tax. It takes no more than what is left of the invoice's taxable
 * part, so that its tax is given back as well; the rest of it waits for the next invoice.
 *
 * @param availableCents What is left of the credit.
 * @param billed The other items of the invoice.
 */
export function creditItem(
  { reason, availableCents }: { reason: string; availableCents: number },
  billed: readonly QuoteTotal[],
  taxBasisPoints: number,
): PricedItem | undefined {
  const cents = Math.min(availableCents, sumOf(billed, 'taxable'));
  if (cents <= 0) return undefined;
  const lines = [
    { label: `Credit: ${reason}`, amount: amountOf(-cents), taxClass: 'taxable' },
  ] satisfies PlanLine[];
  const tax = -linesTotal(
    [{ label: '', amount: amountOf(cents), taxClass: 'taxable' }],
    taxBasisPoints,
  ).tax;
  // What was billed in several roundings can bear a cent of tax less than the credit would give back.
  const bounded = Math.max(tax, -sumOf(billed, 'tax'));
  return {
    subtotal: -cents,
    taxable: -cents,
    tax: bounded,
    total: bounded - cents,
    lines,
    account: 'credits-given',
    taxBasisPoints,
  };
}

/**
 * A deposit, or a part that is due along the way. It is no sale yet: sales tax is charged with the work, on the last invoice.
 *
 * @param of What it is a part of, such as "30% of the accepted quote".
 */
export function depositItem(of: string, cents: number): PricedItem {
  return {
    ...{ subtotal: cents, taxable: 0, tax: 0, total: cents },
    lines: [{ label: of, amount: amountOf(cents), taxClass: 'not_taxed' }],
    account: 'customer-deposits',
    taxBasisPoints: 0,
  };
}

/** What items come to together, in cents. */
export function itemsTotal(items: readonly QuoteTotal[]): QuoteTotal {
  return {
    subtotal: sumOf(items, 'subtotal'),
    taxable: sumOf(items, 'taxable'),
    tax: sumOf(items, 'tax'),
    total: sumOf(items, 'total'),
  };
}

/** Whether lines say what an item comes to before tax; a law of the tests. */
export function linesSum(lines: readonly PlanLine[]): number {
  return lines.reduce((cents, { amount }) => cents + centsOf(amount), 0);
}

function sumOf(items: readonly QuoteTotal[], part: keyof QuoteTotal): number {
  return items.reduce((cents, item) => cents + item[part], 0);
}
