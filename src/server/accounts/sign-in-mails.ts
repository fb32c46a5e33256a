// Enqueues the mail with a sign-in code.
import type { Language } from '#company/facts/languages.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { JobQueue } from '#server/platform/jobs/queue.ts';

/** Which code, and the language of the page that asked for it. */
export type SignInMailJob = { codeId: string; language?: Language | undefined };

export const signInMail: JobKind<SignInMailJob> = { name: 'sign-in-mail' };

/** Sends the code once the transaction has committed. */
export function enqueueSignInMail(jobs: JobQueue, tx: Tx, code: SignInMailJob): Promise<void> {
  return jobs.enqueue(tx, signInMail, code);
}
