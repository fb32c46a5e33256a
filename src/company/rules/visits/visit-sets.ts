// Named sets of statuses of visits, from the traits of their states: what queries ask for instead of lists of their own.
import { keysOf } from '../platform/known-keys.ts';
import {
  type VisitMachineState,
  type VisitStatus,
  visitStates,
  visitStatuses,
} from './visit-states.ts';

type Trait = Exclude<keyof (typeof visitStates)[VisitMachineState], 'status'>;

/** Still to be made: scheduled, or in progress. */
export const OPEN_VISITS = statusesWith('isOpen');

/** Those that count against what a crew makes a day, and that calendars show. */
export const CAPACITY_VISITS = statusesWith('takesCapacity');

/** Those that were made, or are being made. */
export const BEGUN_VISITS: VisitStatus[] = CAPACITY_VISITS.filter(
  (status) => status !== 'scheduled',
);

/** Those that are not made: skipped or cancelled. */
export const UNMADE_VISITS = visitStatuses.filter((status) => !CAPACITY_VISITS.includes(status));

/** Those from which a plan counts the distance to its next visit. */
export const PLAN_VISITS = statusesWith('countsForPlan');

/** The states in which a visit is a stop of its crew's day. */
export const CREW_DAY_STATES = statesWith('isOnCrewDay');

/** The states of a visit that its customer's history shows: done, or not done. */
export const PAST_STATES = CREW_DAY_STATES.filter((state) => !visitStates[state].isOpen);

function statesWith(trait: Trait): VisitMachineState[] {
  const all = keysOf(visitStates);
  return all.filter((state) => visitStates[state][trait]);
}

function statusesWith(trait: Trait): VisitStatus[] {
  const states = statesWith(trait).map((state) => visitStates[state].status);
  return visitStatuses.filter((status) => states.some((one) => one === status));
}
