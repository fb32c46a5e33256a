// Service plans: how often a crew comes, for how much, and every change as it was agreed to.
import type { Handlers } from '#server/platform/http/mount.ts';
import { clockJob } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { keepPlansGoing } from './generate-visits.ts';
import { agreeToChange, offerTerms, ownPlan } from './plan.service.ts';
import { changeWeekday } from './plan-weekday.service.ts';

export const servicePlansModule: Module = {
  handlers: ({ context }) => planHandlers(context),
  jobs: [
    clockJob(
      { name: 'keep-plans-going' },
      '20 3 * * *',
      async (context) => void (await keepPlansGoing(context)),
    ),
  ],
};

type PlanEndpoints =
  | 'GET /api/portal/plan'
  | 'GET /api/portal/plan/terms'
  | 'POST /api/portal/plan/agreements'
  | 'PATCH /api/console/service-plans/{id}/weekday';

function planHandlers(context: ServerContext): Handlers<PlanEndpoints> {
  return {
    'GET /api/portal/plan': ({ user }) => ownPlan(context, context.db, user.id),
    'GET /api/portal/plan/terms': ({ user, query }) => offerTerms(context, user.id, query),
    'POST /api/portal/plan/agreements': ({ user, body, attempt }) =>
      agreeToChange(context, user.id, body, attempt),
    'PATCH /api/console/service-plans/{id}/weekday': ({ user, params, body }) =>
      changeWeekday(context, user, params.id, body),
  };
}
