// What staff do with the notice that every public page shows after a storm: publish or change it, and take it down.
import { z } from 'zod';
import { NewStormNotice } from '#contract/leads/storm.ts';
import { step, steps } from '#web/forms/app/steps.ts';

export const stormSteps = steps({
  raise: step({
    schema: NewStormNotice,
    send: ({ api }, body) => api('POST /api/console/storm-notice', { body }),
  }),
  end: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('DELETE /api/console/storm-notice'),
  }),
});
