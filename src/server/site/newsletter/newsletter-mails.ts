// Enqueues the newsletter's welcome.
import type { Tx } from '#server/platform/database/client.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { JobQueue } from '#server/platform/jobs/queue.ts';

/** `subscribedAt` (ISO 8601) names the mail: who leaves and comes back is welcomed again. */
type WelcomeMail = { subscriptionId: number; subscribedAt: string };

export const welcomeMail: JobKind<WelcomeMail> = { name: 'newsletter-welcome-mail' };

/** Welcomes a subscriber once the transaction has committed. `since` is when they subscribed. */
export function enqueueWelcome(
  jobs: JobQueue,
  tx: Tx,
  subscriptionId: number,
  since: Date,
): Promise<void> {
  return jobs.enqueue(tx, welcomeMail, { subscriptionId, subscribedAt: since.toISOString() });
}
