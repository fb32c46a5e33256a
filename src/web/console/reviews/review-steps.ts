// What the office does with a review: publishes it, leaves it out for a reason, replies to it.
import { ReviewRefusal, ReviewReply, ReviewSeen } from '#contract/site/reviews.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const review = ({ params }: StepCall) => ({ id: Number(params.id) });

export const reviewDeskSteps = steps({
  publish: step({
    schema: ReviewSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/reviews/{id}/publish', { params: review(call), body }),
    done: 'Published. It’s on the home page.',
  }),
  refuse: step({
    schema: ReviewRefusal,
    send: (call, body) =>
      call.api('POST /api/console/reviews/{id}/refuse', { params: review(call), body }),
    done: 'Not published. The customer sees the reason.',
  }),
  reply: step({
    schema: ReviewReply,
    send: (call, body) =>
      call.api('POST /api/console/reviews/{id}/reply', { params: review(call), body }),
    done: 'Your reply is saved.',
  }),
});
