// Asks for visits in states of their machine, of which two are stored with the same status.
import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { type VisitMachineState, visitStates } from '#company/rules/visits/visit-machine.ts';
import { visits } from '#server/platform/database/schema/visits.ts';

/** The condition for visits in one of some states. */
export function inStates(states: readonly VisitMachineState[]): SQL | undefined {
  return or(...states.map(inState));
}

function inState(state: VisitMachineState): SQL | undefined {
  const hasStatus = eq(visits.status, visitStates[state].status);
  if (state === 'skipped') return and(hasStatus, isNotNull(visits.skipKind));
  return state === 'paused' ? and(hasStatus, isNull(visits.skipKind)) : hasStatus;
}
