// What a customer does with a visit on its page: rates it, or reports that something went wrong.
import { ProblemReport } from '#contract/visits/visit-problems.ts';
import { uploadFiles } from '#web/features/service-request/upload-files.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { ratingSteps } from './rating-steps.ts';

export const visitSteps = steps({
  ...ratingSteps,
  problem: step({
    schema: ProblemReport,
    before: uploadFiles,
    send: ({ api, params, idempotencyKey }, body) =>
      api('POST /api/portal/visits/{id}/problems', {
        params: { id: Number(params.id) },
        body,
        idempotencyKey,
      }),
    done: 'Thank you for telling us. The office has your report.',
  }),
});
