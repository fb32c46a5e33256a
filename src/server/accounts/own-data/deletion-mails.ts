// The kind of job that mails about the deletion of an account.
import type { Language } from '#company/facts/languages.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';

/** `mark` tells one deletion of a person from a later one; `office` is told when one is asked for. */
export type DeletionMailJob = {
  userId: string;
  news: 'asked' | 'office' | 'done';
  mark: number;
  /** In which the last mail is written: by then it is forgotten. English in a job of before. */
  language?: Language;
  /** Marks of the numbers at which they were texted, for what is written down of a text late; none in a job of before. */
  numbers?: string[];
};

export const deletionMail: JobKind<DeletionMailJob> = { name: 'account-deletion-mail' };
