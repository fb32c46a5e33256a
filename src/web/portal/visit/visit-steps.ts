// What a customer does with a visit on its page: rates it, reviews it, or reports that something went wrong.
import { z } from 'zod';
import { RowIdText } from '#contract/platform/ids.ts';
import { ProblemReport } from '#contract/visits/visit-problems.ts';
import { uploadFiles } from '#web/features/service-request/upload-files.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { englishProblemMessages } from '../problem/messages/problem-messages.en.ts';
import { ratingSteps } from './rating-steps.ts';

export const visitSteps = steps({
  ...ratingSteps,
  review: step({
    schema: z.strictObject({ visit: RowIdText }),
    isPress: true,
    send: ({ api }, { visit }) =>
      api('POST /api/portal/visits/{id}/review', { params: { id: visit } }),
    to: ({ answer }) => answer.path,
    leavesFrame: true,
  }),
  problem: step({
    schema: ProblemReport,
    before: uploadFiles,
    send: ({ api, params, idempotencyKey }, body) =>
      api('POST /api/portal/visits/{id}/problems', {
        params: { id: Number(params.id) },
        body,
        idempotencyKey,
      }),
    done: englishProblemMessages.reported,
  }),
});
