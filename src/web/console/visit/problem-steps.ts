// What the office does with a problem that a customer reported: reply, close, reopen.
import { RowIdText } from '#contract/platform/ids.ts';
import { ProblemReply, ProblemSeen } from '#contract/visits/console-visit.ts';
import { step, steps } from '#web/forms/app/steps.ts';

/** Which of the visit's problems it is. */
const named = { problem: RowIdText };

export const problemSteps = steps({
  'problem-reply': step({
    schema: ProblemReply.extend(named),
    send: ({ api }, { problem, ...body }) =>
      api('POST /api/console/visit-problems/{id}/reply', { params: { id: problem }, body }),
  }),
  'problem-close': step({
    schema: ProblemSeen.extend(named),
    isPress: true,
    send: ({ api }, { problem, ...body }) =>
      api('POST /api/console/visit-problems/{id}/close', { params: { id: problem }, body }),
  }),
  'problem-reopen': step({
    schema: ProblemSeen.extend(named),
    isPress: true,
    send: ({ api }, { problem, ...body }) =>
      api('POST /api/console/visit-problems/{id}/reopen', { params: { id: problem }, body }),
  }),
});
