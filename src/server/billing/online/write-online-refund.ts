// The one writer of money of online payments that goes back through Stripe (docs/product/online-payments.md#money-that-goes-back).
import { eq } from 'drizzle-orm';
import type { OnlineRefundStatus } from '#company/rules/billing/online-payment.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { onlineRefunds } from '#server/platform/database/schema/online-payments.ts';

export type OnlineRefundRow = typeof onlineRefunds.$inferSelect;

/** Adds one: the owner's, which Stripe is still to be asked for, or one that was made at Stripe, as it was heard of. */
export async function addOnlineRefund(
  tx: Tx,
  refund: Omit<typeof onlineRefunds.$inferInsert, 'id'>,
): Promise<OnlineRefundRow> {
  const [row] = await tx.insert(onlineRefunds).values(refund).returning();
  if (!row) throw new Error('the online refund was not written');
  return row;
}

/** Writes what became of a locked one at Stripe. */
export async function writeOnlineRefund(
  tx: Tx,
  id: string,
  news: { stripeRefundId: string; status: OnlineRefundStatus },
): Promise<void> {
  await tx.update(onlineRefunds).set(news).where(eq(onlineRefunds.id, id));
}
