// The kind of job that mails about the deletion of an account.
import type { JobKind } from '#server/platform/jobs/job.ts';

/** `mark` tells one deletion of a person from a later one; `office` is told when one is asked for. */
export type DeletionMailJob = { userId: string; news: 'asked' | 'office' | 'done'; mark: number };

export const deletionMail: JobKind<DeletionMailJob> = { name: 'account-deletion-mail' };
