// Visit planning: the week by crew, orders of stops, crews, and days that are moved as a whole.
import { clockJob, job } from '#server/platform/jobs/job.ts';
import { textCustomer } from '#server/platform/text-messages/send-text.ts';
import type { Module } from '../../module.ts';
import { crewHandlers } from './crews.routes.ts';
import { dayMoveHandlers } from './day-move.routes.ts';
import { enqueueMovedVisits, movedVisitMail, movedVisitText } from './day-move-messages.ts';
import { visitPlanningHandlers } from './visit-planning.routes.ts';

export const visitPlanningModule: Module = {
  handlers: ({ context }) => ({
    ...visitPlanningHandlers(context),
    ...crewHandlers(context),
    ...dayMoveHandlers(context),
  }),
  jobs: [
    job(movedVisitMail, async ({ dayMoveId, visitId }, { context, mailer }) => {
      const { movedVisitMailOf } = await import('./day-move.mail.ts');
      const mail = await movedVisitMailOf(context, dayMoveId, visitId);
      if (mail) await mailer.send(mail);
    }),
    job(movedVisitText, async ({ dayMoveId, visitId }, { context }) => {
      const { movedVisitTextOf } = await import('./day-move.mail.ts');
      const message = await movedVisitTextOf(context, dayMoveId, visitId);
      if (message) await textCustomer(context, message);
    }),
    clockJob({ name: 'tell-of-moved-visits' }, '* * * * *', enqueueMovedVisits),
  ],
};
