// What follows when a charge of autopay fails: its customer is mailed, what is left of it at Stripe is canceled, and after the last one the office
// is told.
import { eq } from 'drizzle-orm';
import { MOST_TRIES } from '#company/rules/billing/autopay.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { invoices } from '#server/platform/database/schema/billing.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { failedTries, openCents } from '../invoices/unpaid-facts.ts';
import { addTask } from '../tasks/billing-tasks.service.ts';
import { writeOnlinePayment } from './write-online-payment.ts';

/** The mail that a charge failed. */
export const autopayFailedMail: JobKind<{ onlinePaymentId: string }> = {
  name: 'autopay-failed-mail',
};

/** Cancels at Stripe what failed, so that no one can go on with it. */
export const cancelIntent: JobKind<{ onlinePaymentId: string }> = { name: 'autopay-cancel' };

/**
 * Ends a charge that failed; one that has ended stays as it is.
 *
 * @param failure Why, as Stripe calls it.
 */
export async function failTry(
  { clock, jobs }: ServerContext,
  tx: Tx,
  onlinePaymentId: string,
  failure: string,
  heard: { intentId?: string; heardAt?: Date } = {},
): Promise<void> {
  const { id } = onlinePayments;
  const [known] = await tx.select().from(onlinePayments).where(eq(id, onlinePaymentId));
  if (!known) return;
  await lockAccounts(tx, [known.userId]);
  const [row] = await tx.select().from(onlinePayments).where(eq(id, known.id)).for('update');
  if (!row || row.endedAt) return;
  const at = clock();
  await writeOnlinePayment(tx, row, {
    event: 'fail',
    by: { actor: 'stripe', at },
    values: { ...heard, failure: failure.slice(0, 60) },
  });
  const { userId, invoiceId } = row;
  const subject = { type: 'user', id: userId } as const;
  await audit(tx, { actorId: null, action: 'autopay-charge-failed', subject, at });
  await jobs.enqueue(tx, autopayFailedMail, { onlinePaymentId: row.id });
  if (heard.intentId) await jobs.enqueue(tx, cancelIntent, { onlinePaymentId: row.id });
  const [invoice] = await tx
    .select({ failedTries, openCents })
    .from(invoices)
    .where(eq(invoices.id, invoiceId ?? row.id));
  if (invoiceId && invoice && invoice.failedTries >= MOST_TRIES && invoice.openCents > 0) {
    const task = { userId, kind: 'autopay-failed', cents: invoice.openCents, invoiceId } as const;
    await addTask(tx, task, at);
  }
  await announce(tx, 'portal', userId);
  await notifyStaff(tx, 'billing');
}
