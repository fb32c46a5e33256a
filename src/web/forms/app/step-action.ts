// The action of a page made of steps: it runs on the server, for the router and for browsers without a script alike.
import { type ActionFunctionArgs, data, redirect, redirectDocument } from 'react-router';
import { apiContext } from '#web/lib/request-context.ts';
import { type SendStepOptions, sendStep } from './send-step.ts';
import type { StepTable } from './steps.ts';

type StepActionOptions = SendStepOptions & {
  /** Where any of the steps leads has another frame, and is loaded as a whole. */
  leavesFrame?: true;
};

/**
 * Makes the action.
 *
 * @returns The action, with the names of its steps for anyone who has to know each form of a page (test/page-actions.test.ts).
 */
export function stepAction(table: StepTable, options: StepActionOptions = {}) {
  const action = async ({ context, params, request, url }: ActionFunctionArgs) => {
    const form = await request.formData();
    const api = context.get(apiContext);
    const outcome = await sendStep(table, { api, params, url, form }, options);
    if (outcome.isTaken) {
      const leaves = options.leavesFrame ?? outcome.leavesFrame;
      return leaves ? redirectDocument(outcome.goTo) : redirect(outcome.goTo, 303);
    }
    return data(outcome.answer, { status: outcome.status });
  };
  return Object.assign(action, { steps: Object.keys(table) });
}
