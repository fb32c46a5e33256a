// What the office does on the week of visits: generates recurring ones now, and assigns a visit to a crew.
import { z } from 'zod';
import { RowId } from '#contract/platform/ids.ts';
import { visitPlanningEndpoints } from '#contract/visits/visit-planning.ts';
import { step, steps } from '#web/forms/app/steps.ts';

export const weekSteps = steps({
  generate: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/console/visit-runs'),
  }),
  assign: step({
    schema: visitPlanningEndpoints['PATCH /api/console/visits/{id}/crew'].body.extend({
      visit: RowId,
    }),
    send: ({ api }, { visit, ...body }) =>
      api('PATCH /api/console/visits/{id}/crew', { params: { id: visit }, body }),
  }),
});
