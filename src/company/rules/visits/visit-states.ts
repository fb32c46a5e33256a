// The states of a visit, and what counts in each. Its transitions between them are in visit-machine.ts.

/** How a visit is stored: the column, its CHECK constraint and the schemas of the contract are made from these. */
export const visitStatuses = [
  'scheduled',
  'in_progress',
  'completed',
  'skipped',
  'cancelled',
] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** Why work was not done, when crew, office or a rain day say so. */
export const visitSkipKinds = ['no-access', 'weather', 'customer', 'crew', 'other'] as const;
export type VisitSkipKind = (typeof visitSkipKinds)[number];

/** What counts in which state. */
type StateTraits = {
  /** How it is stored. */
  status: VisitStatus;
  /** Still to be made. */
  isOpen: boolean;
  /** Takes one of the visits that its crew makes that day, and the date of its plan's rule. */
  takesCapacity: boolean;
  /** Is one of the stops of its crew's day, on the crew's page and on Today. */
  isOnCrewDay: boolean;
  /** Its plan counts its distance to the next visit from this one. */
  countsForPlan: boolean;
  /** Its customer pays for it. */
  isCharged: boolean;
};

/**
 * The states. Two are stored as skipped visits as well: `paused` has no kind, because no one has reported it and its plan does not
 * run that day; `customer_skipped` is what its customer did not want.
 */
export const visitStates = {
  scheduled: {
    status: 'scheduled',
    isOpen: true,
    takesCapacity: true,
    isOnCrewDay: true,
    countsForPlan: true,
    isCharged: false,
  },
  in_progress: {
    status: 'in_progress',
    isOpen: true,
    takesCapacity: true,
    isOnCrewDay: true,
    countsForPlan: true,
    isCharged: false,
  },
  completed: {
    status: 'completed',
    isOpen: false,
    takesCapacity: true,
    isOnCrewDay: true,
    countsForPlan: true,
    isCharged: true,
  },
  skipped: {
    status: 'skipped',
    isOpen: false,
    takesCapacity: false,
    isOnCrewDay: true,
    countsForPlan: true,
    isCharged: false,
  },
  customer_skipped: {
    status: 'skipped',
    isOpen: false,
    takesCapacity: false,
    isOnCrewDay: true,
    countsForPlan: true,
    isCharged: false,
  },
  paused: {
    status: 'skipped',
    isOpen: false,
    takesCapacity: false,
    isOnCrewDay: false,
    countsForPlan: true,
    isCharged: false,
  },
  cancelled: {
    status: 'cancelled',
    isOpen: false,
    takesCapacity: false,
    isOnCrewDay: false,
    countsForPlan: false,
    isCharged: false,
  },
} as const satisfies Record<string, StateTraits>;
export type VisitMachineState = keyof typeof visitStates;

/** The state of a stored visit. */
export function visitStateOf(visit: {
  status: VisitStatus;
  skipKind: string | null;
}): VisitMachineState {
  if (visit.status !== 'skipped') return visit.status;
  if (visit.skipKind === null) return 'paused';
  return visit.skipKind === 'customer' ? 'customer_skipped' : 'skipped';
}
