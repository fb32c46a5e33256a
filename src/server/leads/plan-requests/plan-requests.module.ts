// Lawn plans: their prices, and the requests for them.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { planLead } from './plan-request.lead.ts';
import { findPlanRequest } from './plan-request.queries.ts';
import { lawnPlanHandlers } from './plan-request.routes.ts';
import { planMail } from './plan-request-mails.ts';

export const lawnPlansModule: Module = {
  handlers: ({ context, guard }) => lawnPlanHandlers(context, guard),
  jobs: [
    job(planMail, async ({ planRequestId, to }, { context, mailer }) => {
      const row = await findPlanRequest(context.db, planRequestId);
      if (!row) return;
      const { planMailOf } = await import('./plan-request.mail.ts');
      await mailer.send(await planMailOf(context, row, to));
    }),
  ],
  leads: [planLead],
  receipts: {
    async 'plan-request'(subject, { db }) {
      const row = await findPlanRequest(db, subject);
      if (!row) return undefined;
      const { startDate, priceNumber, priceHeldUntil } = row;
      return { kind: 'plan-request', startDate, priceNumber, priceHeldUntil };
    },
  },
};
