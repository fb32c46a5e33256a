// What a customer does with an offered plan, in the portal and behind the private link.
import { PlanObjection, PlanOfferNo, PlanOfferYes } from '#contract/visits/plan-offers.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const own = ({ params }: StepCall) => ({ id: params.id ?? '' });
const linked = ({ params }: StepCall) => ({ token: params.token ?? '' });

/** In the portal. */
export const ownOfferSteps = steps({
  agree: step({
    schema: PlanOfferYes,
    send: (call, body) =>
      call.api('POST /api/portal/plan-offers/{id}/agree', {
        params: own(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
  }),
  decline: step({
    schema: PlanOfferNo,
    send: (call, body) =>
      call.api('POST /api/portal/plan-offers/{id}/decline', { params: own(call), body }),
  }),
});

/** Behind the link, where a yes that the office took can be objected to as well. */
export const linkedOfferSteps = steps({
  agree: step({
    schema: PlanOfferYes,
    send: (call, body) =>
      call.api('POST /api/plan-offers/by-link/{token}/agree', {
        params: linked(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
  }),
  decline: step({
    schema: PlanOfferNo,
    send: (call, body) =>
      call.api('POST /api/plan-offers/by-link/{token}/decline', { params: linked(call), body }),
  }),
  objection: step({
    schema: PlanObjection,
    send: (call, body) =>
      call.api('POST /api/plan-offers/by-link/{token}/objection', { params: linked(call), body }),
  }),
});

/** The steps that both have. */
export type OfferSteps = Pick<typeof linkedOfferSteps, 'agree' | 'decline'>;
