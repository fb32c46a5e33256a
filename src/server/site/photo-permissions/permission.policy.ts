// When a customer can be asked about photos of a visit, and what they can answer.
import {
  answerSteps,
  type PermissionAnswer,
  type PermissionStatus,
} from '#company/rules/site/photo-permission.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { OwnVisit } from '#server/visits/core/visit.queries.ts';

/** @throws RequestProblem 409 for a visit that is not done, or whose customer cannot be written to. */
export function requireAskable(
  { visit }: Pick<OwnVisit, 'visit'>,
  customer: { email: string | null; disabledAt: Date | null } | undefined,
): void {
  if (visit.status !== 'completed') {
    throw new RequestProblem('wrong_state', 'You can ask about photos once the visit is done.');
  }
  if (customer?.email && !customer.disabledAt) return;
  throw new RequestProblem(
    'wrong_state',
    'This customer has no email address, so we can’t ask them for permission.',
  );
}

/** Where an answer leads; the same one again leads nowhere. @throws RequestProblem 409 for one that cannot be given. */
export function statusAfter(status: PermissionStatus, answer: PermissionAnswer): PermissionStatus {
  const { from, to } = answerSteps[answer];
  if (status === to || from.includes(status)) return to;
  throw new RequestProblem(
    'wrong_state',
    'Your answer has changed since this page was shown. Please look at what is there now.',
  );
}
