// Service plans: how often a crew comes, for how much, and every change as it was agreed to.
import type { Handlers } from '#server/platform/http/mount.ts';
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { keepPlansGoing } from './generate-visits.ts';
import { recordMeasuredLawn } from './measured-lawn.service.ts';
import { agreeToChange, offerTerms, ownPlan, ownPlans } from './plan.service.ts';
import { deskPlan, deskTerms, planChangeCopy, takeYes } from './plan-desk.service.ts';
import { changeWeekday } from './plan-weekday.service.ts';

export const servicePlansModule: Module = {
  handlers: ({ context }) => planHandlers(context),
  jobs: [
    clockJob(
      { name: 'keep-plans-going' },
      '20 3 * * *',
      async (context) => void (await keepPlansGoing(context)),
    ),
    job(planChangeCopy, async ({ agreementId }, { context, mailer }) => {
      const { planCopyMailOf } = await import('./plan-copy.mail.ts');
      const mail = await planCopyMailOf(context, agreementId);
      if (mail) await mailer.send(mail);
    }),
  ],
};

type PlanEndpoints =
  | 'GET /api/portal/plans'
  | 'GET /api/portal/plans/{id}'
  | 'GET /api/portal/plans/{id}/terms'
  | 'POST /api/portal/plans/{id}/agreements'
  | 'GET /api/console/service-plans/{id}'
  | 'GET /api/console/service-plans/{id}/terms'
  | 'POST /api/console/service-plans/{id}/agreements'
  | 'POST /api/console/service-plans/{id}/size'
  | 'PATCH /api/console/service-plans/{id}/weekday';

function planHandlers(context: ServerContext): Handlers<PlanEndpoints> {
  return {
    'GET /api/portal/plans': ({ user, query }) => ownPlans(context, user.customerId, query.cursor),
    'GET /api/portal/plans/{id}': ({ user, params }) =>
      ownPlan(context, context.db, user.customerId, params.id),
    'GET /api/portal/plans/{id}/terms': ({ user, params, query }) =>
      offerTerms(context, user.customerId, params.id, query),
    'POST /api/portal/plans/{id}/agreements': ({ user, params, body, attempt }) =>
      agreeToChange(context, user, params.id, body, attempt),
    'GET /api/console/service-plans/{id}': ({ params }) => deskPlan(context, context.db, params.id),
    'GET /api/console/service-plans/{id}/terms': ({ params, query }) =>
      deskTerms(context, params.id, query),
    'POST /api/console/service-plans/{id}/agreements': ({ user, params, body, attempt }) =>
      takeYes(context, user, params.id, body, attempt),
    'POST /api/console/service-plans/{id}/size': ({ user, params, body }) =>
      recordMeasuredLawn(context, user, params.id, body),
    'PATCH /api/console/service-plans/{id}/weekday': ({ user, params, body }) =>
      changeWeekday(context, user, params.id, body),
  };
}
