// What someone is told whose customer turned out to be another one while they worked.
import { RequestProblem } from '#server/platform/http/problem.ts';

/** For a transaction that finds the money of one customer with another one after it has waited for it. */
export function mergedMeanwhile(): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'This customer was merged with another one just now. Please look at the account again.',
  );
}
