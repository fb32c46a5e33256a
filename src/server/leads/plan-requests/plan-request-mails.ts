// Enqueues the mails about a plan request: one job per recipient, so that a retry never repeats the other one's.
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { JobQueue } from '#server/platform/jobs/queue.ts';
import { getsReceipt } from '../form-guard/review-reasons.ts';

export const planMail: JobKind<{ planRequestId: string; to: 'customer' | 'office' }> = {
  name: 'plan-mail',
};

/**
 * Tells the office, unless a digest of what is held will, and the person unless the request looks like a robot's, once the
 * transaction has committed.
 */
export async function enqueuePlanMails(
  jobs: JobQueue,
  tx: Tx,
  planRequestId: string,
  reasons: readonly ReviewReason[],
  { tellsOffice = true } = {},
): Promise<void> {
  if (tellsOffice) await jobs.enqueue(tx, planMail, { planRequestId, to: 'office' });
  if (!getsReceipt(reasons)) return;
  await jobs.enqueue(tx, planMail, { planRequestId, to: 'customer' });
}
