// Reads what of an account's online payments can still go back to where it came from.
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { payments } from '#server/platform/database/schema/billing.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import { returnedCentsOf } from '../core/return-payment.ts';

/** What is left of each of the latest fifty, in cents, the latest first. */
export async function refundableOf(db: Db, userId: string) {
  const refunded = sql<number>`coalesce((select sum(back.cents) from online_refunds as back
    where back.online_payment_id = online_payments.id and back.refund_id is not null and back.status <> 'failed'), 0)::float8`;
  const rows = await db
    .select({ id: onlinePayments.id, payment: payments, refunded })
    .from(onlinePayments)
    .innerJoin(payments, eq(payments.id, onlinePayments.paymentId))
    .where(eq(onlinePayments.userId, userId))
    .orderBy(desc(onlinePayments.endedAt))
    .limit(50);
  const returned = await returnedCentsOf(
    db,
    rows.map(({ payment }) => payment.id),
  );
  return rows.map(({ id, payment, refunded: cents }) => ({
    id,
    leftCents: payment.cents - cents - (returned.get(payment.id) ?? 0),
  }));
}

/** The most that can go back to one card or bank account. */
export async function mostRefundable(db: Db, userId: string): Promise<number> {
  const all = await refundableOf(db, userId);
  return Math.max(0, ...all.map(({ leftCents }) => leftCents));
}
