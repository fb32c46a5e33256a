// The jobs of the mails about a change of address: the code to the new one, and word of it to the one of before.
import type { JobKind } from '#server/platform/jobs/job.ts';

export const emailChangeCodeMail: JobKind<{ changeId: string }> = {
  name: 'email-change-code-mail',
};

/** `asked` by the office, before anything has changed; `done` once it has. */
export const emailChangeNoticeMail: JobKind<{ changeId: string; news: 'asked' | 'done' }> = {
  name: 'email-change-notice-mail',
};
