// Turns what the API refuses a loader or an action into what the error page shows; no route maps a status by itself.
import { data, type RouterContextProvider } from 'react-router';
import type { Problem } from '#contract/platform/problem.ts';
import { ApiError } from './api-client.ts';
import { type TypedForm, typedContext } from './request-context.ts';

/** What the error page knows of a problem. */
export type ShownProblem = Pick<Problem, 'title' | 'detail' | 'code' | 'alternative'> & {
  /** What the form carried whose page failed. */
  typed?: TypedForm;
  /** Someone was signed in when the page was shown, and no longer when its form was sent. */
  hasExpired?: true;
};

/** A loader sends nothing but parts of its page's address: what the API cannot read in them names nothing. */
const ADDRESS_FAULTS = new Set([400, 414, 422]);

/** The thrown value as React Router shows it, with the status of the API; anything but an answer of the API as it is. */
export function pageProblem(
  error: unknown,
  source: 'loader' | 'action',
  context: Readonly<RouterContextProvider>,
): unknown {
  if (!(error instanceof ApiError)) return error;
  if (source === 'loader' && ADDRESS_FAULTS.has(error.status)) return data(null, { status: 404 });
  const typed = context.get(typedContext);
  const problem = shown(error.problem, typed);
  // An action may have answered by itself; then the page that shows the answer is refused.
  const hasExpired = error.status === 401 && (source === 'action' || typed !== undefined);
  const told = problem && { ...problem, ...(hasExpired && { hasExpired }) };
  return data(told, { status: error.status });
}

/** The problem without what belongs to fields; null when the API has said nothing of it. */
export function shown(problem: Problem | undefined, typed: TypedForm | undefined) {
  if (!problem) return null;
  const { title, detail, code, alternative } = problem;
  return {
    title,
    detail,
    code,
    ...(alternative && { alternative }),
    ...(typed && { typed }),
  } satisfies ShownProblem as ShownProblem;
}
