// Crews' days: what a crew sees and reports on its telephone, and what customers see of the day.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { crewProblemMail } from './action-log.ts';
import { reEntryMail } from './application.service.ts';
import { crewDayHandlers } from './crew-day.routes.ts';

export const crewDayModule: Module = {
  handlers: ({ context, workshop }) => ({
    ...crewDayHandlers(context, workshop),
  }),
  jobs: [
    job(crewProblemMail, async ({ reportId }, { context, mailer }) => {
      const { crewProblemMailOf } = await import('./crew-problem.mail.ts');
      const mail = await crewProblemMailOf(context, reportId);
      if (mail) await mailer.send(mail);
    }),
    job(reEntryMail, async ({ recordId }, { context, mailer }) => {
      const { reEntryMailOf } = await import('./re-entry.mail.ts');
      const mail = await reEntryMailOf(context, recordId);
      if (mail) await mailer.send(mail);
    }),
  ],
};
