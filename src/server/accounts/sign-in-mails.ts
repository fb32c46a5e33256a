// Enqueues the mail with a sign-in code.
import type { Tx } from '#server/platform/database/client.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { JobQueue } from '#server/platform/jobs/queue.ts';

export const signInMail: JobKind<{ codeId: string }> = { name: 'sign-in-mail' };

/** Sends the code once the transaction has committed. */
export function enqueueSignInMail(jobs: JobQueue, tx: Tx, codeId: string): Promise<void> {
  return jobs.enqueue(tx, signInMail, { codeId });
}
