// Asks for visits in states of their machine, of which three are stored with the same status.
import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { type VisitMachineState, visitStates } from '#company/rules/visits/visit-states.ts';
import { visits } from '#server/platform/database/schema/visits.ts';

/** The condition for visits in one of some states. */
export function inStates(states: readonly VisitMachineState[]): SQL | undefined {
  return or(...states.map(inState));
}

function inState(state: VisitMachineState): SQL | undefined {
  const hasStatus = eq(visits.status, visitStates[state].status);
  switch (state) {
    case 'skipped':
      return and(hasStatus, ne(visits.skipKind, 'customer'));
    case 'customer_skipped':
      return and(hasStatus, eq(visits.skipKind, 'customer'));
    case 'paused':
      return and(hasStatus, isNull(visits.skipKind));
    default:
      return hasStatus;
  }
}
