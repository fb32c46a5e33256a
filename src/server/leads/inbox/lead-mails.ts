// The mails about a lead as jobs: our answer to the person, and the office's word of a reply.
import type { JobKind } from '#server/platform/jobs/job.ts';

/** Our answer, which stands in the thread. */
export const leadAnswerMail: JobKind<{ entryId: number }> = { name: 'lead-answer-mail' };

/** The office hears that someone has replied. */
export const leadNewsMail: JobKind<{ entryId: number }> = { name: 'lead-news-mail' };
