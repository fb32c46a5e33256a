// What may be done with a lead in which of its stages, and not as long as it is held.
import {
  type LeadActor,
  type LeadEvent,
  type LeadTransition,
  leadObstacle,
  leadTransition,
} from '#company/rules/leads/lead-machine.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { LeadRow } from './lead-source.ts';

const refusals = {
  spam: 'Please say first that this is not spam.',
  decision: 'This booking is waiting for a decision. Please confirm or release its time first.',
} as const;

/**
 * The transition of an event by an actor from a lead's stage.
 *
 * @throws RequestProblem 409 `wrong_state` that says what has to be done first.
 */
export function requireLeadEvent(
  event: LeadEvent,
  actor: LeadActor,
  lead: Pick<LeadRow, 'stage' | 'kind' | 'isHeld'>,
): LeadTransition {
  const obstacle = leadObstacle(event, actor, lead);
  const transition = leadTransition(event, actor, lead.stage);
  if (obstacle === null && transition) return transition;
  throw new RequestProblem('wrong_state', refusals[obstacle ?? 'spam']);
}
