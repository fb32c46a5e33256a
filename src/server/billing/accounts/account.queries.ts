// Reads what was paid and given back on an account.
import { desc, eq, sql } from 'drizzle-orm';
import { amountOf } from '#company/rules/money/money.ts';
import type { Payment } from '#contract/billing/invoice.ts';
import type { Db } from '#server/platform/database/client.ts';
import { payments, refunds } from '#server/platform/database/schema/billing.ts';
import { onlineRefunds } from '#server/platform/database/schema/online-payments.ts';
import { returnedCentsOf } from '../core/return-payment.ts';

/**
 * The latest payments of an account, and what it has to its credit, in cents, in one statement: an account without a payment has no credit,
 * for all credit is money that came in.
 */
export async function paymentsAndCredit(
  db: Db,
  userId: string,
): Promise<{ payments: Payment[]; creditCents: number }> {
  const credit = sql<number>`(select coalesce(-sum(line.cents), 0)::float8 from ledger_lines line
    where line.user_id = ${userId} and line.account = 'customer-credit')`;
  const tipLeft = sql<number>`(select coalesce(-sum(line.cents), 0)::float8 from ledger_lines line
    join ledger_entries entry on entry.id = line.entry_id
    where payments.tip_cents > 0 and entry.payment_id = payments.id and line.account = 'tips')`;
  const rows = await db
    .select({ payment: payments, credit, tipLeft })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(200);
  const returned = await returnedCentsOf(
    db,
    rows.filter(({ payment }) => payment.method === 'online').map(({ payment }) => payment.id),
  );
  return {
    creditCents: rows[0]?.credit ?? 0,
    payments: rows.map(({ payment, tipLeft }) => {
      const { id, method, cents, tipCents, receivedOn, reference, reverseReason } = payment;
      return {
        ...{ id, method, amount: amountOf(cents), receivedOn, reference, reversal: reverseReason },
        returned: amountOf(returned.get(id) ?? 0),
        ...{ tip: amountOf(tipCents), tipLeft: amountOf(tipLeft) },
      };
    }),
  };
}

/** The refunds of an account, the latest first. */
export async function refundsOf(db: Db, userId: string) {
  const rows = await db
    .select({ refund: refunds, status: onlineRefunds.status })
    .from(refunds)
    .leftJoin(onlineRefunds, eq(onlineRefunds.refundId, refunds.id))
    .where(eq(refunds.userId, userId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(200);
  return rows.map(({ refund: { method, cents, refundedOn, reason }, status }) => ({
    ...{ method, amount: amountOf(cents), on: refundedOn, reason, status },
  }));
}
