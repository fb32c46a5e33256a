// What the office does with a plan: another weekday, the lawn as it was measured, and a change for its customer who has said yes on the telephone.
import { MeasuredLawn, PhoneAgreement } from '#contract/visits/service-plan-desk.ts';
import { PlanWeekday } from '#contract/visits/service-plans.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const plan = ({ params }: StepCall) => ({ id: Number(params.id) });

export const planSteps = steps({
  weekday: step({
    schema: PlanWeekday,
    send: (call, body) =>
      call.api('PATCH /api/console/service-plans/{id}/weekday', { params: plan(call), body }),
    done: 'The plan comes on the new weekday.',
  }),
  size: step({
    schema: MeasuredLawn,
    send: (call, body) =>
      call.api('POST /api/console/service-plans/{id}/size', { params: plan(call), body }),
    done: 'The lawn is recorded. If that changes the price, the customer gets an email.',
  }),
  yes: step({
    schema: PhoneAgreement,
    send: (call, body) =>
      call.api('POST /api/console/service-plans/{id}/agreements', {
        params: plan(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
    to: ({ call }) => call.url.pathname,
    done: 'The plan has changed. Its customer gets a copy by email, if one is on file.',
  }),
});
