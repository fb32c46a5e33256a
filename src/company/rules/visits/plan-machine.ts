// The states of a service plan and its transitions: who may make each, what it needs and what follows. The server's writer, its
// policy, screens and tests read it; docs/product/plan-states.md is made from it.
import { findTransition, type NEW, type Transition } from '../platform/state-machine.ts';

/** How a plan is stored: the column and its CHECK constraint are made from these. */
export const planStatuses = ['active', 'paused', 'cancelled'] as const;
export type PlanStatus = (typeof planStatuses)[number];

/** What counts in which state. */
type StateTraits = {
  /** How it is stored. */
  status: PlanStatus;
  /** It has not ended: its property has no other plan of its kind, and the generator of visits looks at it. */
  isLive: boolean;
  /** A pause with its days is stored with it. */
  hasPause: boolean;
};

/**
 * The states. A pause is stored with its days, and they tell which of three states it is in: `pause-over` counts as active, and a
 * job of the night stores it as that.
 */
export const planMachineStates = {
  active: { status: 'active', isLive: true, hasPause: false },
  'pause-ahead': { status: 'paused', isLive: true, hasPause: true },
  paused: { status: 'paused', isLive: true, hasPause: true },
  'pause-over': { status: 'paused', isLive: true, hasPause: true },
  cancelled: { status: 'cancelled', isLive: false, hasPause: false },
} as const satisfies Record<string, StateTraits>;
export type PlanMachineState = keyof typeof planMachineStates;

/** What the state follows from; dates are 'YYYY-MM-DD' at the company, both ends of a pause included. */
export type PausablePlan = {
  status: PlanStatus;
  pausedFrom: string | null;
  pausedUntil: string | null;
};

/** The state of a stored plan on a day. */
export function planMachineStateOf(
  { status, pausedFrom, pausedUntil }: PausablePlan,
  today: string,
): PlanMachineState {
  if (status !== 'paused' || !pausedFrom) return status;
  if (pausedUntil && pausedUntil < today) return 'pause-over';
  return pausedFrom > today ? 'pause-ahead' : 'paused';
}

/** The statuses of plans that have not ended. */
export const LIVE_PLANS: PlanStatus[] = planStatuses.filter((status) =>
  Object.values(planMachineStates).some((state) => state.status === status && state.isLive),
);

/** Who makes a transition. The system is a rule: a day that has come, or what an agreement of before has apply by itself. */
export const planActors = ['customer', 'staff', 'system'] as const;
export type PlanActor = (typeof planActors)[number];

/** What a transition needs beside its state and actor. */
export const planRequirements = {
  version: 'made from the plan as it is now',
  agreement:
    'its exact terms, to which its customer said yes: by typing their name, or on the telephone or paper to the office',
  'one of a kind': 'its property has no other live plan of its kind',
  'price list': 'a price by the list of today',
  'visits a year': 'it comes so many times a year, not on request or by rounds',
  'notice of the price': 'its customer was told in time, or it costs less',
  'due for review':
    'its next year begins within 60 days, at the price of before; its customer gets the terms',
} as const;
type PlanRequirement = keyof typeof planRequirements;

/** What follows. An audit line in brackets is written with the visit that caused it. */
type PlanEffects = {
  /** What becomes of its visits that can still be changed; those of before stay. */
  visits?: 'scheduled first' | 'scheduled anew' | 'paused' | 'canceled';
  audit?:
    | 'plan-started'
    | 'plan-imported'
    | 'plan-changed'
    | 'plan-weekday-changed'
    | 'plan-renewed';
  sharedAudit?: 'visit-given-to-crew';
  /** Whose open pages ask again, beside the office's. */
  signals?: 'customer';
};

const events = [
  'start',
  'import',
  'changeFrequency',
  'pause',
  'resume',
  'endPause',
  'cancel',
  'restart',
  'changePrice',
  'changeSize',
  'renew',
  'changeWeekday',
  'assignCrew',
] as const;
export type PlanEvent = (typeof events)[number];
export const planEvents: readonly PlanEvent[] = events;

export type PlanTransition = Transition<
  PlanMachineState,
  PlanEvent,
  PlanActor,
  PlanRequirement,
  PlanEffects
>;

/** Where it runs, or ran until a pause whose end the night has not stored yet. */
const RUNNING = ['active', 'pause-over'] as const;
const LIVE = ['active', 'pause-ahead', 'paused', 'pause-over'] as const;

export const planTransitions: readonly PlanTransition[] = [
  {
    event: 'start',
    from: ['new'],
    to: 'active',
    actors: ['customer', 'staff'],
    requires: ['agreement', 'one of a kind'],
    effects: { visits: 'scheduled first', audit: 'plan-started', signals: 'customer' },
  },
  // It ran before in another program: what was agreed on is there, not here.
  {
    event: 'import',
    from: ['new'],
    to: 'active',
    actors: ['staff'],
    requires: ['one of a kind'],
    effects: { visits: 'scheduled anew', audit: 'plan-imported', signals: 'customer' },
  },
  {
    event: 'changeFrequency',
    from: RUNNING,
    to: 'active',
    actors: ['customer', 'staff'],
    requires: ['agreement', 'visits a year'],
    effects: { visits: 'scheduled anew', audit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'pause',
    from: RUNNING,
    to: 'pause-ahead',
    actors: ['customer', 'staff'],
    requires: ['agreement'],
    effects: { visits: 'paused', audit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'resume',
    from: ['pause-ahead', 'paused'],
    to: 'active',
    actors: ['customer', 'staff'],
    requires: ['agreement'],
    effects: { visits: 'scheduled anew', audit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'endPause',
    from: ['pause-over'],
    to: 'active',
    actors: ['system'],
    requires: [],
    effects: {},
  },
  {
    event: 'cancel',
    from: LIVE,
    to: 'cancelled',
    actors: ['customer', 'staff'],
    requires: ['agreement'],
    effects: { visits: 'canceled', audit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'restart',
    from: ['cancelled'],
    to: 'active',
    actors: ['customer', 'staff'],
    requires: ['agreement', 'one of a kind', 'price list'],
    effects: { visits: 'scheduled anew', audit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'changePrice',
    from: LIVE,
    to: 'same',
    actors: ['system'],
    requires: ['notice of the price'],
    effects: { audit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'changeSize',
    from: LIVE,
    to: 'same',
    actors: ['customer', 'staff'],
    requires: ['agreement'],
    effects: { audit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'changeSize',
    from: LIVE,
    to: 'same',
    actors: ['system'],
    requires: ['notice of the price'],
    effects: { audit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'renew',
    from: LIVE,
    to: 'same',
    actors: ['staff'],
    requires: ['due for review'],
    effects: { audit: 'plan-renewed', signals: 'customer' },
  },
  {
    event: 'changeWeekday',
    from: LIVE,
    to: 'same',
    actors: ['staff'],
    requires: ['version'],
    effects: { visits: 'scheduled anew', audit: 'plan-weekday-changed', signals: 'customer' },
  },
  {
    event: 'assignCrew',
    from: LIVE,
    to: 'same',
    actors: ['staff'],
    requires: [],
    effects: { sharedAudit: 'visit-given-to-crew', signals: 'customer' },
  },
];

/** The transition of an event by an actor from a state; undefined when the machine has none. */
export function planTransition(
  event: PlanEvent,
  actor: PlanActor,
  state: PlanMachineState | typeof NEW,
): PlanTransition | undefined {
  return findTransition(planTransitions, { event, actor, state });
}
