// What may be done with a plan, and if not, why: one answer for services, which refuse, and for presenters, which show.
import type { NEW } from '#company/rules/platform/state-machine.ts';
import {
  type PlanActor,
  type PlanEvent,
  type PlanMachineState,
  type PlanTransition,
  planTransition,
} from '#company/rules/visits/plan-machine.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

/** Why an event cannot be from a state, as a sentence; null when it can. What else it requires is asked beside that. */
export function planRefusal(
  event: PlanEvent,
  actor: PlanActor,
  state: PlanMachineState,
): string | null {
  if (planTransition(event, actor, state)) return null;
  if (state === 'cancelled') return 'This plan has ended. You can start it again.';
  if (event === 'pause') return 'This plan is already paused.';
  if (event === 'resume') return 'This plan is not paused.';
  if (event === 'restart') return 'This plan has not ended.';
  return 'This plan is paused. Please resume it first.';
}

/**
 * The transition of an event by an actor from a state.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has none.
 */
export function requirePlanTransition(
  event: PlanEvent,
  actor: PlanActor,
  state: PlanMachineState | typeof NEW,
): PlanTransition {
  const found = planTransition(event, actor, state);
  if (found) return found;
  const refusal = state === 'new' ? null : planRefusal(event, actor, state);
  throw new RequestProblem('wrong_state', refusal ?? 'A plan cannot start this way.');
}
