// Requests for add-on work: what customers ask for in the portal, and what the office makes of it.
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { requestDeskHandlers } from './request-desk.routes.ts';
import { requestMail } from './request-mails.ts';
import { serviceRequestLead } from './service-request.lead.ts';
import { findRequest, listJobVisits } from './service-request.queries.ts';
import { serviceRequestHandlers } from './service-request.routes.ts';
import { notifyOfMessages } from './unread-messages.jobs.ts';

export const serviceRequestsModule: Module = {
  handlers: ({ context }) => ({
    ...serviceRequestHandlers(context),
    ...requestDeskHandlers(context),
  }),
  jobs: [
    job(requestMail, async (mail, { context, mailer }) => {
      const row = await findRequest(context.db, mail.serviceRequestId);
      if (!row) return;
      const { requestMailOf } = await import('./request.mail.ts');
      const visits = await listJobVisits(context.db, row.id);
      await mailer.send(await requestMailOf(context, { row, visits }, mail));
    }),
    clockJob({ name: 'tell-of-messages' }, '* * * * *', notifyOfMessages),
  ],
  leads: [serviceRequestLead],
};
