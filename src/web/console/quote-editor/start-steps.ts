// The press that begins a quote, apart from the editor: the page of the request has it, and is there without the rest.
import { quoteDeskEndpoints } from '#contract/quotes/quote-desk.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { ApiError } from '#web/lib/api-client.ts';

export const startSteps = steps({
  /** A draft that is there already is shown instead: someone was faster, or the answer to the first press was lost. */
  start: step({
    schema: quoteDeskEndpoints['POST /api/console/service-requests/{id}/quotes/start'].body,
    isPress: true,
    send: async (call, body) => {
      const params = { id: Number(call.params.id) };
      try {
        await call.api('POST /api/console/service-requests/{id}/quotes/start', { params, body });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
      }
    },
    to: ({ call }) => call.url.pathname,
  }),
});
