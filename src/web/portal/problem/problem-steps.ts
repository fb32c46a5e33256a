// What a customer does with a problem they have reported: writes again, or says that it is settled.
import { ProblemSeen, ProblemText } from '#contract/visits/visit-problems.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { englishProblemMessages } from './messages/problem-messages.en.ts';

const problem = ({ params }: StepCall) => ({ id: Number(params.id) });

export const problemSteps = steps({
  message: step({
    schema: ProblemText,
    send: (call, body) =>
      call.api('POST /api/portal/problems/{id}/messages', {
        params: problem(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
    done: englishProblemMessages.done.message,
  }),
  close: step({
    schema: ProblemSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/portal/problems/{id}/close', { params: problem(call), body }),
    done: englishProblemMessages.done.close,
  }),
});
