// Where a service plan stands on a day, for portal, console and the generator of visits alike.

/** What a plan is: running, about to be paused, paused, or ended. */
export const planStates = ['active', 'pause-ahead', 'paused', 'cancelled'] as const;
export type PlanState = (typeof planStates)[number];

/** What the state follows from; dates are 'YYYY-MM-DD' at the company, both ends of a pause included. */
export type PausablePlan = {
  status: string;
  pausedFrom: string | null;
  pausedUntil: string | null;
};

/** Where a plan stands on a day. A pause whose last day is over no longer counts, also before a job has ended it. */
export function planState(
  { status, pausedFrom, pausedUntil }: PausablePlan,
  today: string,
): PlanState {
  if (status === 'cancelled') return 'cancelled';
  if (!pausedFrom || (pausedUntil && pausedUntil < today)) return 'active';
  return pausedFrom > today ? 'pause-ahead' : 'paused';
}
