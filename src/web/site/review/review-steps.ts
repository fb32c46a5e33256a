// What a customer does by the private link of a visit: writes a review, or withdraws it.
import { z } from 'zod';
import { ReviewDraft } from '#contract/site/reviews.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const link = ({ params }: StepCall) => ({ token: params.token ?? '' });

export const reviewSteps = steps({
  write: step({
    schema: ReviewDraft,
    send: (call, body) =>
      call.api('POST /api/reviews/by-link/{token}', { params: link(call), body }),
  }),
  withdraw: step({
    schema: z.strictObject({}),
    isPress: true,
    send: (call) => call.api('POST /api/reviews/by-link/{token}/withdraw', { params: link(call) }),
  }),
});
