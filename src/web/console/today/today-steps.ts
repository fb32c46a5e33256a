// What someone of the office does on Today: they are done with a note that mentions them.
import { z } from 'zod';
import { RowId } from '#contract/platform/ids.ts';
import { step, steps } from '#web/forms/app/steps.ts';

export const todaySteps = steps({
  'mention-done': step({
    schema: z.strictObject({ mention: RowId }),
    isPress: true,
    send: ({ api }, { mention }) =>
      api('POST /api/console/mentions/{id}/done', { params: { id: mention } }),
    done: 'Done. The note stays where it was written.',
  }),
});
