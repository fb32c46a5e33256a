// The calendar of the office: what is booked and planned by day, moved and made by staff; closed days and slots to book.
import { job } from '#server/platform/jobs/job.ts';
import { visitMovedMail } from '#server/visits/visits/visit-moved.ts';
import type { Module } from '../../module.ts';
import { findCalendarVisit } from './office-calendar.queries.ts';
import { officeCalendarHandlers, officeHoursHandlers } from './office-calendar.routes.ts';

export const officeCalendarModule: Module = {
  handlers: ({ context }) => ({
    ...officeCalendarHandlers(context),
    ...officeHoursHandlers(context),
  }),
  jobs: [
    job(visitMovedMail, async (moved, { context, mailer }) => {
      const found = await findCalendarVisit(context.db, moved.visitId);
      // A late mail about something that has changed since would only confuse; the change sends its own.
      if (!found || found.row.version !== moved.version) return;
      const { visitMovedMailOf } = await import('./visit-moved.mail.ts');
      await mailer.send(await visitMovedMailOf(context, found, moved));
    }),
  ],
};
