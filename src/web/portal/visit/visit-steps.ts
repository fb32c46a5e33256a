// What a customer does with a visit on its page: rates it, or reports that something went wrong.
import { z } from 'zod';
import { RowIdText } from '#contract/platform/ids.ts';
import { ProblemReport } from '#contract/visits/visit-problems.ts';
import { VisitRating } from '#contract/visits/visits.ts';
import { uploadFiles } from '#web/features/service-request/upload-files.ts';
import { step, steps } from '#web/forms/app/steps.ts';

export const visitSteps = steps({
  rating: step({
    schema: z.strictObject({
      visit: RowIdText,
      rating: z.coerce.number().pipe(VisitRating.shape.rating),
    }),
    isPress: true,
    send: ({ api }, { visit, ...body }) =>
      api('PATCH /api/portal/visits/{id}/rating', { params: { id: visit }, body }),
    to: ({ call }) => `${call.url.pathname}?done=rated`,
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
    to: ({ call }) => `${call.url.pathname}?done=reported`,
  }),
});
