// How a customer answers a price for the size that a crew has measured: they accept it by their name, or decline it.
import { RowIdText } from '#contract/platform/ids.ts';
import { PlanChangeAnswer, PlanChangeSeen } from '#contract/visits/plan-changes.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { englishPlanMessages } from './messages/plan-messages.en.ts';

const { done } = englishPlanMessages;

const to = () => '/customer-portal/plan/changes';

export const changeSteps = steps({
  accept: step({
    schema: PlanChangeAnswer.extend({ change: RowIdText }),
    send: ({ api }, { change, ...body }) =>
      api('POST /api/portal/plan-changes/{id}/accept', { params: { id: change }, body }),
    to,
    done: done.accept,
  }),
  decline: step({
    schema: PlanChangeSeen.extend({ change: RowIdText }),
    isPress: true,
    send: ({ api }, { change, version }) =>
      api('POST /api/portal/plan-changes/{id}/decline', {
        params: { id: change },
        body: { version },
      }),
    to,
    done: done.decline,
  }),
});
