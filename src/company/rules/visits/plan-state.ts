// Where a service plan stands on a day, for portal, console and the generator of visits alike.
import { type PausablePlan, planMachineStateOf } from './plan-machine.ts';

/** What a plan is: running, about to be paused, paused, or ended. */
export const planStates = ['active', 'pause-ahead', 'paused', 'cancelled'] as const;
export type PlanState = (typeof planStates)[number];

/** Where a plan stands on a day. A pause whose last day is over no longer counts, also before a job has ended it. */
export function planState(plan: PausablePlan, today: string): PlanState {
  const state = planMachineStateOf(plan, today);
  return state === 'pause-over' ? 'active' : state;
}
