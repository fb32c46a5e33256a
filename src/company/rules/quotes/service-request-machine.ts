// The states of a service request and its transitions: who may make each, what it needs and what follows. The server's writer,
// its policy, screens and tests read it; docs/product/service-request-states.md is made from it.
import { findTransition, type NEW, type Transition } from '../platform/state-machine.ts';

/** How a request is stored: the column, its CHECK constraint and the schemas of the contract are made from these. */
export const serviceRequestStatuses = [
  'pending',
  'quoted',
  'accepted',
  'declined',
  'scheduled',
  'completed',
  'cancelled',
] as const;
export type ServiceRequestStatus = (typeof serviceRequestStatuses)[number];

/** Who said that it comes to nothing. */
export const decliningSides = ['customer', 'office'] as const;
export type DecliningSide = (typeof decliningSides)[number];

/** What counts in which state. */
type StateTraits = {
  /** How it is stored, both columns. */
  status: ServiceRequestStatus;
  declinedBy: DecliningSide | null;
  /** Its customer has accepted the quote and the work is not done. */
  isOwed: boolean;
  /** One of the steps from asking to done that its pages show. */
  isStep: boolean;
};

/**
 * The states. `refused` is stored as declined by the office: the office alone can reopen it. `calledOff` is stored as cancelled by the
 * office: a job that was agreed and is not done.
 */
export const serviceRequestStates = {
  pending: { status: 'pending', declinedBy: null, isOwed: false, isStep: true },
  quoted: { status: 'quoted', declinedBy: null, isOwed: false, isStep: true },
  accepted: { status: 'accepted', declinedBy: null, isOwed: true, isStep: true },
  scheduled: { status: 'scheduled', declinedBy: null, isOwed: true, isStep: true },
  completed: { status: 'completed', declinedBy: null, isOwed: false, isStep: true },
  declined: { status: 'declined', declinedBy: 'customer', isOwed: false, isStep: false },
  refused: { status: 'declined', declinedBy: 'office', isOwed: false, isStep: false },
  cancelled: { status: 'cancelled', declinedBy: null, isOwed: false, isStep: false },
  calledOff: { status: 'cancelled', declinedBy: 'office', isOwed: false, isStep: false },
} as const satisfies Record<string, StateTraits>;
export type ServiceRequestState = keyof typeof serviceRequestStates;

/** What tells the state of a request. */
type Stored = { status: ServiceRequestStatus; declinedBy: DecliningSide | null };

/** The state of a stored request. */
export function serviceRequestStateOf({ status, declinedBy }: Stored): ServiceRequestState {
  if (declinedBy !== 'office') return status;
  if (status === 'declined') return 'refused';
  return status === 'cancelled' ? 'calledOff' : status;
}

/** Accepted work that is not done. */
export const OWED_REQUESTS = statusesWith('isOwed');

/** The steps from asking to done, in their order. */
export const REQUEST_STEPS = statusesWith('isStep');

function statusesWith(trait: 'isOwed' | 'isStep'): ServiceRequestStatus[] {
  return serviceRequestStatuses.filter((status) => serviceRequestStates[status][trait]);
}

/** Who makes a transition. */
export const serviceRequestActors = ['customer', 'staff'] as const;
export type ServiceRequestActor = (typeof serviceRequestActors)[number];

/** What a transition needs beside its state and actor. */
export const serviceRequestRequirements = {
  version: 'made from the request as it is now',
  'offered service': 'a service that we may offer, or the one that it has already',
  quote: 'its quote makes its own transition with it',
  reason: 'why, in words',
  'no sent quote': 'no quote was sent for it: that is revised instead',
  'work day': 'crews that take one more visit on its days, or staff say why they get one',
  'last day': 'no day of the work is ahead but its last one',
  'nothing done': 'no crew has begun or done a day of it',
  'accepted price': 'a final price of at most what its customer has accepted',
} as const;
type ServiceRequestRequirement = keyof typeof serviceRequestRequirements;

/** What a mail about a request tells of when it has changed. */
export type ServiceRequestNews =
  | 'asked'
  | 'taken-down'
  | 'changed'
  | 'cancelled'
  | 'quoted'
  | 'revised'
  | 'accepted'
  | 'declined'
  | 'reopened'
  | 'scheduled'
  | 'completed'
  | 'called-off';

/** What follows, beside that the pages of its customer and of staff load it again. */
type ServiceRequestEffects = {
  audit?:
    | 'service-request-asked'
    | 'service-request-taken-down'
    | 'service-request-changed'
    | 'service-request-cancelled'
    | 'service-request-taken-up'
    | 'service-request-declined'
    | 'service-request-reopened'
    | 'service-request-scheduled'
    | 'service-request-completed'
    | 'service-request-called-off';
  /** The mail that tells of it, and who gets it. */
  mail?: ServiceRequestNews;
  mailTo?: readonly ('office' | 'customer')[];
};

export const serviceRequestEvents = [
  'ask',
  'takeDown',
  'makeFor',
  'change',
  'cancel',
  'takeUp',
  'quote',
  'choose',
  'accept',
  'decline',
  'revise',
  'reopen',
  'schedule',
  'complete',
  'callOff',
] as const;
export type ServiceRequestEvent = (typeof serviceRequestEvents)[number];

export type ServiceRequestTransition = Transition<
  ServiceRequestState,
  ServiceRequestEvent,
  ServiceRequestActor,
  ServiceRequestRequirement,
  ServiceRequestEffects
>;

export const serviceRequestTransitions: readonly ServiceRequestTransition[] = [
  {
    event: 'ask',
    from: ['new'],
    to: 'pending',
    actors: ['customer'],
    requires: ['offered service'],
    effects: { audit: 'service-request-asked', mail: 'asked', mailTo: ['office', 'customer'] },
  },
  {
    event: 'takeDown',
    from: ['new'],
    to: 'pending',
    actors: ['staff'],
    requires: ['offered service'],
    effects: { audit: 'service-request-taken-down', mail: 'taken-down', mailTo: ['customer'] },
  },
  {
    event: 'makeFor',
    from: ['new'],
    to: 'pending',
    actors: ['staff'],
    requires: [],
    effects: { audit: 'service-request-asked' },
  },
  {
    event: 'change',
    from: ['pending'],
    to: 'same',
    actors: ['customer'],
    requires: ['version', 'offered service'],
    effects: { audit: 'service-request-changed', mail: 'changed', mailTo: ['office'] },
  },
  {
    event: 'cancel',
    from: ['pending'],
    to: 'cancelled',
    actors: ['customer'],
    requires: [],
    effects: { audit: 'service-request-cancelled', mail: 'cancelled', mailTo: ['office'] },
  },
  {
    event: 'takeUp',
    from: ['pending'],
    to: 'same',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'service-request-taken-up' },
  },
  {
    event: 'quote',
    from: ['pending'],
    to: 'quoted',
    actors: ['staff'],
    requires: ['version', 'quote'],
    effects: { mail: 'quoted', mailTo: ['customer'] },
  },
  {
    event: 'choose',
    from: ['quoted'],
    to: 'same',
    actors: ['customer'],
    requires: ['quote'],
    effects: {},
  },
  {
    event: 'accept',
    from: ['quoted'],
    to: 'accepted',
    actors: ['customer'],
    requires: ['quote'],
    effects: { mail: 'accepted', mailTo: ['office', 'customer'] },
  },
  {
    event: 'decline',
    from: ['quoted'],
    to: 'declined',
    actors: ['customer'],
    requires: ['quote'],
    effects: { mail: 'declined', mailTo: ['office'] },
  },
  {
    event: 'decline',
    from: ['pending', 'quoted'],
    to: 'refused',
    actors: ['staff'],
    requires: ['version', 'reason'],
    effects: { audit: 'service-request-declined', mail: 'declined', mailTo: ['customer'] },
  },
  {
    event: 'revise',
    from: ['quoted', 'declined', 'refused'],
    to: 'quoted',
    actors: ['staff'],
    requires: ['quote'],
    effects: { mail: 'revised', mailTo: ['customer'] },
  },
  {
    event: 'reopen',
    from: ['refused'],
    to: 'pending',
    actors: ['staff'],
    requires: ['version', 'no sent quote'],
    effects: { audit: 'service-request-reopened', mail: 'reopened', mailTo: ['customer'] },
  },
  {
    event: 'schedule',
    from: ['accepted', 'scheduled'],
    to: 'scheduled',
    actors: ['staff'],
    requires: ['version', 'work day'],
    effects: { audit: 'service-request-scheduled', mail: 'scheduled', mailTo: ['customer'] },
  },
  {
    event: 'complete',
    from: ['accepted', 'scheduled'],
    to: 'completed',
    actors: ['staff'],
    requires: ['version', 'accepted price', 'last day'],
    effects: { audit: 'service-request-completed', mail: 'completed', mailTo: ['customer'] },
  },
  {
    event: 'callOff',
    from: ['accepted', 'scheduled'],
    to: 'calledOff',
    actors: ['staff'],
    requires: ['version', 'reason', 'nothing done'],
    effects: { audit: 'service-request-called-off', mail: 'called-off', mailTo: ['customer'] },
  },
];

/** The transition of an event by an actor from a state; undefined when the machine has none. */
export function serviceRequestTransition(
  event: ServiceRequestEvent,
  actor: ServiceRequestActor,
  state: ServiceRequestState | typeof NEW,
): ServiceRequestTransition | undefined {
  return findTransition(serviceRequestTransitions, { event, actor, state });
}

/** Whether an actor may do something with a request in its state. What else it requires is asked beside that. */
export function mayWithRequest(
  event: ServiceRequestEvent,
  actor: ServiceRequestActor,
  request: Stored,
): boolean {
  return serviceRequestTransition(event, actor, serviceRequestStateOf(request)) !== undefined;
}
