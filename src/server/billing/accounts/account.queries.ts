// Reads what was paid and given back on an account.
import { desc, eq } from 'drizzle-orm';
import { amountOf } from '#company/rules/money/money.ts';
import type { Payment } from '#contract/billing/invoice.ts';
import type { Db } from '#server/platform/database/client.ts';
import { payments, refunds } from '#server/platform/database/schema/billing.ts';
import { onlineRefunds } from '#server/platform/database/schema/online-payments.ts';
import { returnedCentsOf } from '../core/return-payment.ts';

/** The latest payments of an account. */
export async function paymentsOf(db: Db, userId: string): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(200);
  const returned = await returnedCentsOf(
    db,
    rows.filter(({ method }) => method === 'online').map(({ id }) => id),
  );
  return rows.map(({ id, method, cents, receivedOn, reference, reverseReason }) => ({
    ...{ id, method, amount: amountOf(cents), receivedOn, reference, reversal: reverseReason },
    returned: amountOf(returned.get(id) ?? 0),
  }));
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
