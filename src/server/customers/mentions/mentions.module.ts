// Colleagues who are mentioned in notes: what waits for them, and the mail to who is away.
import type { mentionEndpoints } from '#contract/customers/mentions.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { endMention, mailMentions, mentionMail } from './write-mention.ts';

export const mentionsModule: Module = {
  handlers({ context }): Handlers<keyof typeof mentionEndpoints> {
    return {
      async 'POST /api/console/mentions/{id}/done'({ params, user }) {
        await endMention(context, params.id, user);
        return null;
      },
    };
  },
  jobs: [
    clockJob({ name: 'mail-mentions' }, '* * * * *', mailMentions),
    job(mentionMail, async (what, { context, mailer }) => {
      const { mentionMailFor } = await import('./mention.mail.ts');
      const mail = await mentionMailFor(context, what);
      if (mail) await mailer.send(mail);
    }),
  ],
};
