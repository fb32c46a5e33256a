// What the office does with a problem that a customer reported: reply, decide what is done about it, close, reopen.
import { z } from 'zod';
import { ProblemReply, ProblemSeen, RemedyForm } from '#contract/visits/visit-problems.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { plainAmount } from '../../forms/typed-amount.ts';

const problem = ({ params }: StepCall) => ({ id: Number(params.id) });

export const problemSteps = steps({
  reply: step({
    schema: ProblemReply,
    send: (call, body) =>
      call.api('POST /api/console/visit-problems/{id}/reply', { params: problem(call), body }),
    done: 'Your reply is on its way to the customer.',
  }),
  remedy: step({
    schema: RemedyForm.extend({
      amount: z.string().overwrite(plainAmount).pipe(RemedyForm.shape.amount.unwrap()).optional(),
    }),
    send: (call, body) =>
      call.api('POST /api/console/visit-problems/{id}/remedy', { params: problem(call), body }),
    to: ({ call }) => call.url.pathname,
    done: 'Decided. The customer is told by email.',
  }),
  close: step({
    schema: ProblemSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/visit-problems/{id}/close', { params: problem(call), body }),
    done: 'Closed.',
  }),
  reopen: step({
    schema: ProblemSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/visit-problems/{id}/reopen', { params: problem(call), body }),
    done: 'Open again.',
  }),
});
