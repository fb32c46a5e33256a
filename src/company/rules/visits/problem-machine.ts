// The states of a reported problem and its transitions: who may make each, what it needs and what follows. The server's writer, its
// policy, screens and tests read it; docs/product/problem-states.md is made from it.
import { findTransition, type NEW, type Transition } from '../platform/state-machine.ts';
import { type ProblemParty, problemParties } from './problem-remedies.ts';

/** How a problem is stored: the column, its CHECK constraint and the schemas of the contract are made from these. */
export const problemStatuses = ['open', 'answered', 'closed'] as const;
export type ProblemStatus = (typeof problemStatuses)[number];

/** What counts in which state. */
type StateTraits = {
  /** The office owes a reply, by the time that it has promised. */
  owesReply: boolean;
  /** Waits on Today and in the menu of the console. */
  isOnList: boolean;
};

export const problemStates = {
  open: { owesReply: true, isOnList: true },
  answered: { owesReply: false, isOnList: true },
  closed: { owesReply: false, isOnList: false },
} as const satisfies Record<ProblemStatus, StateTraits>;

/** Who makes a transition: one of the two sides. */
export const problemActors = problemParties;

/** What a transition needs beside its state and actor (server/visits/problems/problem.policy.ts checks it). */
export const problemRequirements = {
  version: 'made from the problem as it is now',
  'own visit': 'a visit of the customer’s that is not ahead and not under way',
  'fewer than five': 'fewer than five problems of the visit wait for a reply',
  words: 'a message',
  'remedy or words': 'what is done about it; a message where nothing is',
  'price or reason': 'an amount up to the visit’s price, or why it is more',
  'capacity or reason': 'the crew of a return visit takes one more that day, or why it gets one',
  'open return visit': 'the crew has not set out for a return visit that was scheduled before',
} as const;
type ProblemRequirement = keyof typeof problemRequirements;

/** What follows. The customer's open pages and the office's ask again after each. */
type ProblemEffects = {
  audit:
    | 'problem-reported'
    | 'problem-written'
    | 'problem-answered'
    | 'problem-remedied'
    | 'problem-closed'
    | 'problem-reopened';
  /** The mail to the other side. */
  mail?:
    | 'visit-problem-mail'
    | 'visit-problem-message-mail'
    | 'visit-problem-reply-mail'
    | 'visit-problem-remedy-mail';
  /** When the office replies is promised anew. */
  promise?: 'reply';
};

export const problemEvents = ['report', 'write', 'reply', 'decide', 'close', 'reopen'] as const;
export type ProblemEvent = (typeof problemEvents)[number];

export type ProblemTransition = Transition<
  ProblemStatus,
  ProblemEvent,
  ProblemParty,
  ProblemRequirement,
  ProblemEffects
>;

export const problemTransitions: readonly ProblemTransition[] = [
  {
    event: 'report',
    from: ['new'],
    to: 'open',
    actors: ['customer'],
    requires: ['own visit', 'fewer than five'],
    effects: { audit: 'problem-reported', mail: 'visit-problem-mail', promise: 'reply' },
  },
  {
    event: 'write',
    from: ['open'],
    to: 'same',
    actors: ['customer'],
    requires: ['words'],
    effects: { audit: 'problem-written', mail: 'visit-problem-message-mail' },
  },
  {
    event: 'write',
    from: ['answered', 'closed'],
    to: 'open',
    actors: ['customer'],
    requires: ['words'],
    effects: { audit: 'problem-written', mail: 'visit-problem-message-mail', promise: 'reply' },
  },
  {
    event: 'reply',
    from: ['open', 'answered'],
    to: 'answered',
    actors: ['office'],
    requires: ['version', 'words'],
    effects: { audit: 'problem-answered', mail: 'visit-problem-reply-mail' },
  },
  {
    event: 'decide',
    from: ['open', 'answered'],
    to: 'answered',
    actors: ['office'],
    requires: [
      'version',
      'remedy or words',
      'price or reason',
      'capacity or reason',
      'open return visit',
    ],
    effects: { audit: 'problem-remedied', mail: 'visit-problem-remedy-mail' },
  },
  {
    event: 'close',
    from: ['open', 'answered'],
    to: 'closed',
    actors: ['customer'],
    requires: ['version'],
    effects: { audit: 'problem-closed' },
  },
  {
    event: 'close',
    from: ['answered'],
    to: 'closed',
    actors: ['office'],
    requires: ['version'],
    effects: { audit: 'problem-closed' },
  },
  {
    event: 'reopen',
    from: ['closed'],
    to: 'open',
    actors: ['office'],
    requires: ['version'],
    effects: { audit: 'problem-reopened', promise: 'reply' },
  },
];

/** The transition of an event by one side from a state; undefined when the machine has none. */
export function problemTransition(
  event: ProblemEvent,
  actor: ProblemParty,
  state: ProblemStatus | typeof NEW,
): ProblemTransition | undefined {
  return findTransition(problemTransitions, { event, actor, state });
}

const statesThat = (trait: keyof StateTraits) =>
  problemStatuses.filter((status) => problemStates[status][trait]);

/** The statuses in which the office owes a reply. */
export const OWES_REPLY = statesThat('owesReply');

/** The statuses that wait on Today. */
export const ON_PROBLEM_LIST = statesThat('isOnList');
