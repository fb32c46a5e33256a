// The one writer of payments that customers have disputed at their bank (docs/product/online-payments.md#money-that-goes-back).
import { eq } from 'drizzle-orm';
import type { DisputeStatus } from '#company/rules/billing/online-payment.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { stripeDisputes } from '#server/platform/database/schema/online-payments.ts';

/** Adds one, as it was first heard of: open, or decided already. */
export async function addDispute(
  tx: Tx,
  dispute: typeof stripeDisputes.$inferInsert,
): Promise<void> {
  await tx.insert(stripeDisputes).values(dispute);
}

/** Writes what the bank has decided about a locked one that is open. */
export async function decideDispute(
  tx: Tx,
  stripeId: string,
  status: DisputeStatus,
): Promise<void> {
  await tx.update(stripeDisputes).set({ status }).where(eq(stripeDisputes.stripeId, stripeId));
}
