// Keeps and forgets lists under a name, from the form above any list of the console; then back to it.
import { redirect } from 'react-router';
import { z } from 'zod';
import { isConsoleAddress } from '#company/rules/platform/local-path.ts';
import { NewView } from '#contract/overviews/console-own.ts';
import { RowId } from '#contract/platform/ids.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { ApiError } from '#web/lib/api-client.ts';

export function loader() {
  return redirect('/console');
}

/** The list whose view it is. */
const to = ({ body: { address } }: { body: { address: string } }) =>
  isConsoleAddress(address) ? address : '/console';

const viewSteps = steps({
  add: step({
    schema: NewView,
    send: ({ api }, body) => api('POST /api/console/views', { body }),
    to,
  }),
  /** One that is gone already, from another tab, is what was wanted. */
  forget: step({
    schema: z.strictObject({ view: RowId, address: z.string() }),
    isPress: true,
    send: async ({ api }, { view }) => {
      try {
        await api('DELETE /api/console/views/{id}', { params: { id: view } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    to,
  }),
});

export const action = stepAction(viewSteps);
