// The leads inbox: everything that people have asked for, in one list, until it has become work or nothing.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { leadAnswerMail, leadNewsMail } from './lead-mails.ts';
import { LEAD_REPLY, takeLeadReply } from './lead-reply.ts';
import { leadHandlers } from './leads.routes.ts';

export const leadsModule: Module = {
  handlers: ({ context }) => leadHandlers(context),
  jobs: [
    job(leadAnswerMail, async ({ entryId }, { context, mailer }) => {
      const { leadAnswerMailOf, markSent } = await import('./lead.mail.ts');
      const mail = await leadAnswerMailOf(context, entryId);
      if (!mail) return;
      await mailer.send(mail);
      await markSent(context, entryId);
    }),
    job(leadNewsMail, async ({ entryId }, { context, mailer }) => {
      const { leadNewsMailOf } = await import('./lead.mail.ts');
      const mail = await leadNewsMailOf(context, entryId);
      if (mail) await mailer.send(mail);
    }),
  ],
  replies: { [LEAD_REPLY]: takeLeadReply },
};
