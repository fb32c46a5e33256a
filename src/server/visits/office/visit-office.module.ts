// What the office does with visits: it moves them, and schedules and completes accepted work.
import { findCalendarVisit } from '#server/booking/office-calendar/office-calendar.queries.ts';
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { visitMovedMail } from '../core/visit-moved.ts';
import { visitDeskHandlers } from './visit-desk.routes.ts';
import { visitOfficeHandlers } from './visit-office.routes.ts';

export const visitOfficeModule: Module = {
  handlers: ({ context }) => ({
    ...visitOfficeHandlers(context),
    ...visitDeskHandlers(context),
  }),
  jobs: [
    job(visitMovedMail, async (moved, { context, mailer }) => {
      const found = await findCalendarVisit(context.db, moved.visitId);
      // A late mail about something that has changed since would only confuse; the change sends its own.
      if (!found || found.row.version !== moved.version) return;
      const { visitMovedMailOf } = await import('./visit-moved.mail.ts');
      const mail = await visitMovedMailOf(context, found, moved);
      if (mail) await mailer.send(mail);
    }),
  ],
};
