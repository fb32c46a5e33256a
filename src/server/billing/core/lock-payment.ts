// Holds a payment and the account that it belongs to until a transaction ends.
import { eq } from 'drizzle-orm';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { payments } from '#server/platform/database/schema/billing.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { mergedMeanwhile } from './merged-meanwhile.ts';

/** The payment, locked after its account. @throws RequestProblem 404 for an unknown one, 409 when its customer was merged meanwhile. */
export async function lockPayment(tx: Tx, id: string): Promise<typeof payments.$inferSelect> {
  const [known] = await tx.select().from(payments).where(eq(payments.id, id));
  if (!known) throw new RequestProblem('not_found', 'We could not find this payment.');
  await lockAccounts(tx, [known.userId]);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (payment?.userId !== known.userId) throw mergedMeanwhile();
  return payment;
}
