// What is wrong with a field of one of the page's forms.
import type { ActionAnswer } from './request-actions.ts';

/** The sentence beside the field; undefined when another form was sent, or the field is right. */
export function errorOf(
  answer: ActionAnswer | undefined,
  step: string,
  field: string,
): string | undefined {
  if (!answer || answer.step !== step || answer.sent.isTaken) return undefined;
  return answer.sent.result?.error?.[field]?.[0];
}
