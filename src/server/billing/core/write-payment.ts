// The one writer of payments and refunds, each with its entry in the ledger (docs/product/billing.md#payments).
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPaymentMethod } from '#company/rules/billing/ledger-accounts.ts';
import {
  paymentEntry,
  refundEntry,
  reversalOf,
  tipEntry,
} from '#company/rules/billing/ledger-entries.ts';
import type { Tx } from '#server/platform/database/client.ts';
import {
  ledgerEntries,
  ledgerLines,
  payments,
  refunds,
} from '#server/platform/database/schema/billing.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { creditsOf, openInvoicesOf } from './balances.queries.ts';
import { postEntries } from './post-entries.ts';
import { settleByCredit } from './write-invoices.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

type By = { actorId: string | null; at: Date };

export type NewPayment = {
  userId: string;
  method: AnyPaymentMethod;
  cents: number;
  /** How much of it is a tip for the crew. */
  tipCents?: number;
  receivedOn: string;
  reference: string;
  note: string;
};

/** Books a payment. It settles the named invoice before all others, then the one that is due first; what is over is the customer's credit. */
export async function writePayment(
  tx: Tx,
  payment: NewPayment,
  firstInvoiceId: string | null,
  by: By,
): Promise<PaymentRow> {
  const { userId, receivedOn, method, tipCents = 0 } = payment;
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, takenBy: by.actorId, createdAt: by.at })
    .returning();
  if (!row) throw new Error('the payment was not written');
  const open = await openInvoicesOf(tx, userId);
  const named = open.filter(({ invoiceId }) => invoiceId === firstInvoiceId);
  const others = open.filter(({ invoiceId }) => invoiceId !== firstInvoiceId);
  const paid = { method, cents: payment.cents - tipCents };
  const lines = paymentEntry(paid, [...named, ...others]);
  const of = { userId, bookedOn: receivedOn, paymentId: row.id };
  const tip = tipCents > 0 ? tipEntry(method, tipCents) : [];
  await postEntries(
    tx,
    [
      { kind: 'payment', ...of, lines },
      { kind: 'tip', ...of, lines: tip },
    ],
    by,
  );
  await notifyStaff(tx, 'billing');
  return row;
}

/** Says by what a payment was made, such as "Visa 4242", where that was heard after it was booked. */
export async function namePayment(tx: Tx, paymentId: string, reference: string): Promise<void> {
  await tx.update(payments).set({ reference }).where(eq(payments.id, paymentId));
}

/**
 * Takes a payment back, such as a check that the bank returned: what it had settled is owed again. Credit that came from it and was used
 * meanwhile is taken back from where it was used, the last use first.
 */
export async function reversePayment(
  tx: Tx,
  payment: PaymentRow,
  { reason, on }: { reason: string; on: string },
  by: By,
): Promise<void> {
  await tx
    .update(payments)
    .set({ reversedAt: by.at, reverseReason: reason })
    .where(and(eq(payments.id, payment.id), isNull(payments.reversedAt)));
  const { userId } = payment;
  const [entry] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentId, payment.id), eq(ledgerEntries.kind, 'payment')));
  if (!entry) throw new Error(`the payment ${payment.id} is not in the ledger`);
  await reverseEntry(tx, { id: entry.id, userId, on, paymentId: payment.id }, by);
  await coverCredit(tx, { userId, on }, by);
  await notifyStaff(tx, 'billing');
}

/** Takes credit that is no longer there back from where it was used, the last use first; what is over of one is used again. */
export async function coverCredit(
  tx: Tx,
  { userId, on }: { userId: string; on: string },
  by: By,
): Promise<void> {
  let credit = (await creditsOf(tx, [userId])).get(userId) ?? 0;
  for (const use of credit < 0 ? await creditUses(tx, userId) : []) {
    if (credit >= 0) break;
    await reverseEntry(tx, { id: use.id, userId, on }, by);
    credit += use.cents;
  }
  await settleByCredit(tx, [userId], { ...by, issuedOn: on });
}

/** Pays a customer's credit out. That it covers the refund was checked under the account's lock. */
export async function writeRefund(
  tx: Tx,
  refund: Omit<typeof refunds.$inferInsert, 'id' | 'givenBy' | 'createdAt'>,
  by: By,
): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, givenBy: by.actorId, createdAt: by.at })
    .returning();
  if (!row) throw new Error('the refund was not written');
  const { userId, refundedOn } = row;
  const entry = { kind: 'refund', userId, bookedOn: refundedOn, refundId: row.id } as const;
  await postEntries(tx, [{ ...entry, lines: refundEntry(row) }], by);
  await notifyStaff(tx, 'billing');
  return row;
}

type Reversed = { id: number; userId: string; on: string; paymentId?: string };

async function reverseEntry(
  tx: Tx,
  { id, userId, on, paymentId }: Reversed,
  by: By,
): Promise<void> {
  const { account, cents, invoiceId } = ledgerLines;
  const lines = await tx
    .select({ account, cents, invoiceId })
    .from(ledgerLines)
    .where(eq(ledgerLines.entryId, id))
    .orderBy(asc(ledgerLines.id));
  const entry = { kind: 'payment-reversed', userId, bookedOn: on, reversesId: id } as const;
  await postEntries(
    tx,
    [{ ...entry, ...(paymentId && { paymentId }), lines: reversalOf(lines) }],
    by,
  );
}

/** Uses of a customer's credit that stand, the last one first, with what each took of it in cents. */
function creditUses(tx: Tx, userId: string) {
  return tx
    .select({ id: ledgerEntries.id, cents: sql<number>`sum(${ledgerLines.cents})::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.userId, userId),
        eq(ledgerEntries.kind, 'credit-used'),
        eq(ledgerLines.account, 'customer-credit'),
        sql`not exists (select from ledger_entries taken where taken.reverses_id = ${ledgerEntries.id})`,
      ),
    )
    .groupBy(ledgerEntries.id)
    .orderBy(desc(ledgerEntries.id));
}
