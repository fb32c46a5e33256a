// The action of a page whose forms a script sends to the API by itself, so that the page stays when no answer comes.
import { type ClientActionFunctionArgs, data, redirect } from 'react-router';
import { api } from '#web/lib/browser-api.ts';
import { type SendStepOptions, sendStep } from './send-step.ts';
import type { StepTable } from './steps.ts';

/** Makes it; `stepAction` with the same options is for browsers without a script. */
export function stepClientAction(table: StepTable, options?: SendStepOptions) {
  return async ({ params, request, url }: ClientActionFunctionArgs) => {
    const form = await request.formData();
    const outcome = await sendStep(table, { api, params, url, form }, options);
    if (outcome.isTaken) return redirect(outcome.goTo, 303);
    return data(outcome.answer, { status: outcome.status });
  };
}
