// The one writer of what becomes of an online payment after it was booked: money that goes back without us and comes again, refunds that fail, and
// what the payment service keeps (docs/product/online-payments.md#money-that-goes-back).
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  feeEntry,
  paymentEntry,
  refundEntry,
  returnedEntry,
  tipEntry,
  tipReturnedEntry,
} from '#company/rules/billing/ledger-entries.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { invoices, ledgerEntries, ledgerLines } from '#server/platform/database/schema/billing.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { creditsOf, openInvoicesOf } from './balances.queries.ts';
import { postEntries } from './post-entries.ts';
import { settleByCredit } from './write-invoices.ts';
import { coverCredit, type PaymentRow, type RefundRow } from './write-payment.ts';

/** The day at the company, who does it and when. */
type By = { actorId: string | null; at: Date; issuedOn: string };

/** What of payments went back without us, in cents, by their ids. */
export async function returnedCentsOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: ledgerEntries.paymentId,
      cents: sql<number>`-sum(${ledgerLines.cents})::float8`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(
      and(
        inArray(ledgerEntries.paymentId, [...ids]),
        eq(ledgerEntries.kind, 'payment-returned'),
        eq(ledgerLines.account, 'stripe'),
      ),
    )
    .groupBy(ledgerEntries.paymentId);
  return new Map(rows.map((row) => [row.id ?? '', row.cents]));
}

/**
 * Books that money of a payment went back. That can be more than the payment was, for as long as news is missing: of a refund after a dispute
 * that was won, and of which we have not heard that it was. The account is locked.
 */
export async function returnPayment(
  tx: Tx,
  payment: PaymentRow,
  cents: number,
  by: By,
): Promise<void> {
  const { userId, method } = payment;
  const credit = (await creditsOf(tx, [userId])).get(userId) ?? 0;
  const gone = (await returnedCentsOf(tx, [payment.id])).get(payment.id) ?? 0;
  const tipLeft = await tipLeftOf(tx, payment.id);
  // What was owed goes back before the tip does.
  const owedLeft = Math.max(0, payment.cents - gone - tipLeft);
  const tip = Math.min(tipLeft, Math.max(0, cents - owedLeft));
  const rest = { method, cents: cents - tip };
  const lines = [
    ...returnedEntry(rest, credit, await settledBy(tx, payment.id)),
    ...(tip > 0 ? tipEntry(method, -tip) : []),
  ];
  await post(tx, { payment, lines }, by);
  await coverCredit(tx, { userId, on: by.issuedOn }, by);
}

/**
 * Books that money which went back has come again: it settles what is owed, as it did at first. What went back meanwhile and is owed on no
 * invoice is covered before that, so that it is owed on one.
 */
export async function restorePayment(
  tx: Tx,
  payment: PaymentRow,
  { cents, invoiceId }: { cents: number; invoiceId: string | null },
  by: By,
): Promise<void> {
  const gone = (await returnedCentsOf(tx, [payment.id])).get(payment.id) ?? 0;
  const again = Math.min(cents, gone);
  if (again <= 0) return;
  const open = await openInvoicesOf(tx, payment.userId);
  const named = open.filter((one) => one.invoiceId === invoiceId);
  const others = open.filter((one) => one.invoiceId !== invoiceId);
  const credit = (await creditsOf(tx, [payment.userId])).get(payment.userId) ?? 0;
  const debt = Math.max(0, -credit);
  const tip = Math.min(again, await tipReturnedOf(tx, payment.id));
  const { method } = payment;
  const lines = [
    ...paymentEntry({ method, cents: again - tip }, [...named, ...others], debt),
    ...(tip > 0 ? tipEntry(method, tip) : []),
  ];
  await post(tx, { payment, lines }, by);
}

/** What is left of the tip of a payment, in cents. */
export async function tipLeftOf(db: Db, paymentId: string): Promise<number> {
  return -(await tipLines(db, eq(ledgerEntries.paymentId, paymentId)));
}

/** What of a tip went back with its payment, without us. */
async function tipReturnedOf(db: Db, paymentId: string): Promise<number> {
  const isOf = eq(ledgerEntries.paymentId, paymentId);
  return tipLines(db, and(isOf, eq(ledgerEntries.kind, 'payment-returned')));
}

async function tipLines(db: Db, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerLines.cents}), 0)::float8` })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(which, eq(ledgerLines.account, 'tips')));
  return row?.cents ?? 0;
}

/** Books that what is left of a tip is given back, as credit of its customer; gives how much that is. The account is locked. */
export async function returnTip(tx: Tx, payment: PaymentRow, by: By): Promise<number> {
  const cents = await tipLeftOf(tx, payment.id);
  if (cents <= 0) return 0;
  const { userId, id: paymentId } = payment;
  const entry = { kind: 'tip-returned', userId, bookedOn: by.issuedOn, paymentId } as const;
  await postEntries(tx, [{ ...entry, lines: tipReturnedEntry(cents) }], by);
  return cents;
}

/** Books that a refund did not arrive: its customer has the credit again. */
export async function failRefund(tx: Tx, refund: RefundRow, by: By): Promise<void> {
  const { userId, id: refundId } = refund;
  const lines = refundEntry(refund).map((line) => ({ ...line, cents: -line.cents }));
  const entry = { kind: 'refund-failed', userId, bookedOn: by.issuedOn, refundId } as const;
  await postEntries(tx, [{ ...entry, lines }], by);
  await settleByCredit(tx, [userId], by);
  await notifyStaff(tx, 'billing');
}

/** Books what the payment service kept of a payment; a second time changes nothing. */
export async function chargeFee(tx: Tx, payment: PaymentRow, cents: number, by: By): Promise<void> {
  const [known] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentId, payment.id), eq(ledgerEntries.kind, 'fee')));
  if (known || cents <= 0) return;
  const { userId, id: paymentId } = payment;
  const entry = { kind: 'fee', userId, bookedOn: by.issuedOn, paymentId } as const;
  await postEntries(tx, [{ ...entry, lines: feeEntry(cents) }], by);
}

type Posted = { payment: PaymentRow; lines: ReturnType<typeof returnedEntry> };

async function post(tx: Tx, { payment, lines }: Posted, by: By): Promise<void> {
  const { userId, id: paymentId } = payment;
  const entry = { kind: 'payment-returned', userId, bookedOn: by.issuedOn, paymentId } as const;
  await postEntries(tx, [{ ...entry, lines }], by);
  await notifyStaff(tx, 'billing');
}

/** What a payment still settles, in cents by invoice, the one that is due last before all others. */
async function settledBy(tx: Tx, paymentId: string) {
  const cents = sql<number>`-sum(${ledgerLines.cents})::float8`;
  const rows = await tx
    .select({ invoiceId: invoices.id, cents })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .innerJoin(invoices, eq(invoices.id, ledgerLines.invoiceId))
    .where(eq(ledgerEntries.paymentId, paymentId))
    .groupBy(invoices.id)
    .having(sql`sum(${ledgerLines.cents}) < 0`)
    .orderBy(desc(invoices.dueOn), asc(invoices.number));
  return rows;
}
