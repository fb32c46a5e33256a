// The entries that business makes in the ledger: pure, each balanced, so that the books can be reckoned on paper
// (docs/product/billing.md#ledger).
import type { QuoteTotal } from '../money/quote-total.ts';
import type { ItemAccount } from './invoice-items.ts';
import { type AnyPaymentMethod, accountOfMethod, type LedgerAccount } from './ledger-accounts.ts';

export const entryKinds = [
  'invoice',
  'credit-note',
  'payment',
  'payment-reversed',
  'credit-used',
  'deposit-used',
  'refund',
  'refund-failed',
  'payment-returned',
  'fee',
  'tip',
  'tip-returned',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One line: debits are positive cents, credits negative. A line of a customer says whose and, where it is owed, on which invoice. */
export type LedgerLine = {
  account: LedgerAccount;
  cents: number;
  invoiceId?: string | null;
};

/** Texas takes 6.25% of a taxed sale, and what is above it goes to the city, county and districts (Texas Tax Code 151.051). */
const TEXAS_BASIS_POINTS = 625;

/** How sales tax is shared by those it is collected for. A credit is shared as what it takes back was. */
export function taxByAuthority(
  tax: number,
  taxBasisPoints: number,
): { state: number; local: number } {
  if (taxBasisPoints <= TEXAS_BASIS_POINTS) return { state: tax, local: 0 };
  const state =
    Math.sign(tax) * Math.round((Math.abs(tax) * TEXAS_BASIS_POINTS) / taxBasisPoints) || 0;
  return { state, local: tax - state };
}

/** What an item came to, and the rate that it was taxed by. `creditedTax` is what earlier credit notes gave back of its tax, in cents. */
export type EarnedItem = QuoteTotal & {
  account: ItemAccount;
  taxBasisPoints: number;
  creditedTax?: number;
};

/** An invoice is issued: its customer owes the total, we have earned the items and owe the tax. */
export function invoiceEntry(invoiceId: string, items: readonly EarnedItem[]): LedgerLine[] {
  return balanced([
    { account: 'receivable', cents: sum(items, 'total'), invoiceId },
    ...earned(items).map((line) => ({ ...line, cents: -line.cents })),
  ]);
}

/**
 * A credit note: what was earned and owed in tax goes back. It settles what is still owed on the invoice; what was paid already becomes
 * the customer's credit.
 *
 * @param openCents What is still owed on the invoice.
 */
export function creditNoteEntry(
  { invoiceId, openCents }: OpenInvoice,
  items: readonly EarnedItem[],
): LedgerLine[] {
  const total = sum(items, 'total');
  const settled = Math.min(total, Math.max(0, openCents));
  return balanced([
    { account: 'receivable', cents: -settled, invoiceId },
    { account: 'customer-credit', cents: settled - total },
    ...earned(items),
  ]);
}

/** Invoices with what is owed on each, in cents, the first to be paid first. */
export type OpenInvoice = { invoiceId: string; openCents: number };

/**
 * A payment settles invoices in their order; what is over becomes the customer's credit.
 *
 * @param debtCents How much of it covers a credit that is below zero before it settles anything.
 */
export function paymentEntry(
  { method, cents }: { method: AnyPaymentMethod; cents: number },
  open: readonly OpenInvoice[],
  debtCents = 0,
): LedgerLine[] {
  const covered = Math.min(cents, debtCents);
  return balanced([
    { account: accountOfMethod(method), cents },
    { account: 'customer-credit', cents: -covered },
    ...settle(open, cents - covered),
  ]);
}

/** A customer's credit settles invoices in their order, as far as it goes; no lines where it settles nothing. */
export function creditUsedEntry(creditCents: number, open: readonly OpenInvoice[]): LedgerLine[] {
  const owed = open.reduce((cents, { openCents }) => cents + Math.max(0, openCents), 0);
  const cents = Math.min(creditCents, owed);
  if (cents <= 0) return [];
  return balanced([{ account: 'customer-credit', cents }, ...settle(open, cents)]);
}

/**
 * A job is billed whose deposit is held: the deposit settles the invoice as far as the job on it goes, and what is over becomes the
 * customer's credit.
 *
 * @param heldCents What is left of the deposit.
 */
export function depositUsedEntry(
  heldCents: number,
  { invoiceId, jobCents }: { invoiceId: string; jobCents: number },
): LedgerLine[] {
  const used = Math.min(heldCents, jobCents);
  return balanced([
    { account: 'customer-deposits', cents: heldCents },
    { account: 'receivable', cents: -used, invoiceId },
    { account: 'customer-credit', cents: used - heldCents },
  ]);
}

/** A customer's credit is paid out. */
export function refundEntry({
  method,
  cents,
}: {
  method: AnyPaymentMethod;
  cents: number;
}): LedgerLine[] {
  return balanced([
    { account: 'customer-credit', cents },
    { account: accountOfMethod(method), cents: -cents },
  ]);
}

/**
 * Money of a payment goes back without us: refunded at Stripe, or disputed at the customer's bank. It is taken from their credit; what that does
 * not have is owed again on the invoices that the payment has settled.
 *
 * @param settled What it still settles, invoice by invoice, the one to be owed first before all others.
 */
export function returnedEntry(
  { method, cents }: { method: AnyPaymentMethod; cents: number },
  creditCents: number,
  settled: readonly { invoiceId: string; cents: number }[],
): LedgerLine[] {
  const fromCredit = Math.min(cents, Math.max(0, creditCents));
  let left = cents - fromCredit;
  const owed: LedgerLine[] = [];
  for (const one of settled) {
    const again = Math.min(left, one.cents);
    owed.push({ account: 'receivable', cents: again, invoiceId: one.invoiceId });
    left -= again;
  }
  return balanced([
    { account: accountOfMethod(method), cents: -cents },
    ...owed,
    { account: 'customer-credit', cents: fromCredit + left },
  ]);
}

/** A tip for the crew that came with a payment: owed to them, and neither earned nor taxed. Below zero it comes back. */
export function tipEntry(method: AnyPaymentMethod, cents: number): LedgerLine[] {
  return balanced([
    { account: accountOfMethod(method), cents },
    { account: 'tips', cents: -cents },
  ]);
}

/** A tip is given back to its customer, as credit that is then paid out. */
export function tipReturnedEntry(cents: number): LedgerLine[] {
  return balanced([
    { account: 'tips', cents },
    { account: 'customer-credit', cents: -cents },
  ]);
}

/** What the payment service keeps of a payment. */
export function feeEntry(cents: number): LedgerLine[] {
  return balanced([
    { account: 'processing-fees', cents },
    { account: 'stripe', cents: -cents },
  ]);
}

/** The same lines the other way round. */
export function reversalOf(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.map((line) => ({ ...line, cents: -line.cents }));
}

function settle(open: readonly OpenInvoice[], cents: number): LedgerLine[] {
  let left = cents;
  const lines: LedgerLine[] = [];
  for (const { invoiceId, openCents } of open) {
    const paid = Math.min(left, Math.max(0, openCents));
    lines.push({ account: 'receivable', cents: -paid, invoiceId });
    left -= paid;
  }
  return [...lines, { account: 'customer-credit', cents: -left }];
}

/** What was earned, account by account, and the tax by who it is for; all of it positive. */
function earned(items: readonly EarnedItem[]): LedgerLine[] {
  const accounts = [...new Set(items.map(({ account }) => account))];
  const taxes = items.map(taxOf);
  return [
    ...accounts.map((account) => {
      const ofAccount = items.filter((item) => item.account === account);
      return { account, cents: sum(ofAccount, 'subtotal') };
    }),
    { account: 'sales-tax-state', cents: taxes.reduce((cents, { state }) => cents + state, 0) },
    { account: 'sales-tax-local', cents: taxes.reduce((cents, { local }) => cents + local, 0) },
  ];
}

/** The tax of an item by who it is for. In parts it comes to the same cents as at once. */
function taxOf({ tax, taxBasisPoints, creditedTax = 0 }: EarnedItem) {
  const before = taxByAuthority(creditedTax, taxBasisPoints);
  const after = taxByAuthority(creditedTax + tax, taxBasisPoints);
  return { state: after.state - before.state, local: after.local - before.local };
}

/** Leaves out what is nothing. @throws Error for lines that do not come to zero: the ledger would lie. */
function balanced(lines: readonly LedgerLine[]): LedgerLine[] {
  const off = lines.reduce((cents, line) => cents + line.cents, 0);
  if (off !== 0) throw new Error(`an entry of the ledger is off by ${off} cents`);
  return lines.filter(({ cents }) => cents !== 0);
}

function sum(items: readonly QuoteTotal[], part: keyof QuoteTotal): number {
  return items.reduce((cents, item) => cents + item[part], 0);
}
