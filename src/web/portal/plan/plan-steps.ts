// How a customer changes their plan: they agree to the terms of a change by their name.
import { PlanAgreementRequest } from '#contract/visits/service-plans.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { englishPlanMessages } from './messages/plan-messages.en.ts';

export const planSteps = steps({
  agree: step({
    schema: PlanAgreementRequest,
    send: ({ api, params, idempotencyKey }, body) =>
      api('POST /api/portal/plans/{id}/agreements', {
        params: { id: Number(params.id) },
        body,
        idempotencyKey,
      }),
    to: ({ call }) => call.url.pathname,
    done: englishPlanMessages.changed,
  }),
});
