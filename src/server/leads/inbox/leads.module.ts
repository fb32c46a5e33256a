// The leads inbox: everything that people have asked for, in one list, until it has become work or nothing.
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import {
  LEAD_ALERTS_SCHEDULE,
  leadAlert,
  leadAlertsAhead,
  raiseLeadAlerts,
  sendLeadAlert,
} from './lead-alerts.ts';
import { leadAnswerMail, leadNewsMail } from './lead-mails.ts';
import { LEAD_REPLY, takeLeadReply } from './lead-reply.ts';
import { leadHandlers } from './leads.routes.ts';

export const leadsModule: Module = {
  handlers: ({ context }) => leadHandlers(context),
  jobs: [
    clockJob({ name: 'raise-lead-alerts' }, LEAD_ALERTS_SCHEDULE, raiseLeadAlerts),
    job(leadAlert, (payload, { context }) => sendLeadAlert(context, payload)),
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
  ahead: [leadAlertsAhead],
  replies: { [LEAD_REPLY]: takeLeadReply },
};
