// The states of a mailing of the newsletter and its transitions: who may make each, what it needs and what follows. The server's
// writer, its policy, screens and tests read it; docs/product/mailing-states.md is made from it.
import { findTransition, type NEW, type Transition } from '../platform/state-machine.ts';

/** How a mailing stands: the column, its CHECK constraint and the schemas of the contract are made from these. */
export const mailingStatuses = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'canceled',
] as const;
export type MailingStatus = (typeof mailingStatuses)[number];

/** What counts in which state. */
type StateTraits = {
  /** Its words can be changed. */
  isEditable: boolean;
  /** Its words and recipients are what they were when sending began. */
  isFrozen: boolean;
  /** The program takes the next step: at its time, or with the next mail. */
  isMoving: boolean;
  /** Nothing happens to it anymore. */
  isOver: boolean;
};

export const mailingStates = {
  draft: { isEditable: true, isFrozen: false, isMoving: false, isOver: false },
  scheduled: { isEditable: false, isFrozen: false, isMoving: true, isOver: false },
  sending: { isEditable: false, isFrozen: true, isMoving: true, isOver: false },
  paused: { isEditable: false, isFrozen: true, isMoving: false, isOver: false },
  sent: { isEditable: false, isFrozen: true, isMoving: false, isOver: true },
  canceled: { isEditable: false, isFrozen: false, isMoving: false, isOver: true },
} as const satisfies Record<MailingStatus, StateTraits>;

/** Those whose words and recipients are fixed, and those that the program moves on. */
export const FROZEN_MAILINGS = mailingStatuses.filter((status) => mailingStates[status].isFrozen);
export const MOVING_MAILINGS = mailingStatuses.filter((status) => mailingStates[status].isMoving);

/** Who makes a transition. The system is the clock, the last mail, or a mail server that refuses us. */
export const mailingActors = ['staff', 'system'] as const;
export type MailingActor = (typeof mailingActors)[number];

/** What a transition needs beside its state and actor (server/site/mailings/mailing.policy.ts checks it). */
export const mailingRequirements = {
  version: 'made from the mailing as it is now',
  content: 'a text, a post or a task to send',
  readers: 'at least one subscriber who gets it',
  'time ahead': 'a time within a year that has not come yet',
  'time has come': 'its time has come',
  'no one left': 'every recipient is done',
  'refused by the server': 'the mail server refuses what we send, whoever it is to',
} as const;
type MailingRequirement = keyof typeof mailingRequirements;

/** What follows. */
type MailingEffects = {
  audit:
    | 'mailing-written'
    | 'mailing-changed'
    | 'mailing-scheduled'
    | 'mailing-unscheduled'
    | 'mailing-started'
    | 'mailing-paused'
    | 'mailing-resumed'
    | 'mailing-finished'
    | 'mailing-canceled';
  /** Words, links and recipients are written down as they are at that moment. */
  freezes?: 'words and recipients';
  /** Mails go out, at the pace of the settings. */
  starts?: 'sending';
  /** Recipients who are still waiting get nothing. */
  skips?: 'those left';
};

const events = [
  'write',
  'change',
  'schedule',
  'unschedule',
  'send',
  'begin',
  'pause',
  'halt',
  'resume',
  'finish',
  'cancel',
] as const;
export type MailingEvent = (typeof events)[number];
export const mailingEvents: readonly MailingEvent[] = events;

export type MailingTransition = Transition<
  MailingStatus,
  MailingEvent,
  MailingActor,
  MailingRequirement,
  MailingEffects
>;

const started = {
  audit: 'mailing-started',
  freezes: 'words and recipients',
  starts: 'sending',
} as const;

export const mailingTransitions: readonly MailingTransition[] = [
  {
    event: 'write',
    from: ['new'],
    to: 'draft',
    actors: ['staff'],
    requires: [],
    effects: { audit: 'mailing-written' },
  },
  {
    event: 'change',
    from: ['draft'],
    to: 'same',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'mailing-changed' },
  },
  {
    event: 'schedule',
    from: ['draft'],
    to: 'scheduled',
    actors: ['staff'],
    requires: ['version', 'content', 'time ahead'],
    effects: { audit: 'mailing-scheduled' },
  },
  {
    event: 'unschedule',
    from: ['scheduled'],
    to: 'draft',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'mailing-unscheduled' },
  },
  {
    event: 'send',
    from: ['draft', 'scheduled'],
    to: 'sending',
    actors: ['staff'],
    requires: ['version', 'content', 'readers'],
    effects: started,
  },
  {
    event: 'begin',
    from: ['scheduled'],
    to: 'sending',
    actors: ['system'],
    requires: ['time has come'],
    effects: started,
  },
  {
    event: 'pause',
    from: ['sending'],
    to: 'paused',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'mailing-paused' },
  },
  {
    event: 'halt',
    from: ['sending'],
    to: 'paused',
    actors: ['system'],
    requires: ['refused by the server'],
    effects: { audit: 'mailing-paused' },
  },
  {
    event: 'resume',
    from: ['paused'],
    to: 'sending',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'mailing-resumed', starts: 'sending' },
  },
  {
    event: 'finish',
    from: ['sending'],
    to: 'sent',
    actors: ['system'],
    requires: ['no one left'],
    effects: { audit: 'mailing-finished' },
  },
  {
    event: 'cancel',
    from: ['draft', 'scheduled', 'sending', 'paused'],
    to: 'canceled',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'mailing-canceled', skips: 'those left' },
  },
];

/** The transition of an event by an actor from a state; undefined when the machine has none. */
export function mailingTransition(
  event: MailingEvent,
  actor: MailingActor,
  state: MailingStatus | typeof NEW,
): MailingTransition | undefined {
  return findTransition(mailingTransitions, { event, actor, state });
}

/** Whether staff can do something with a mailing in a state. */
export function canDo(event: MailingEvent, state: MailingStatus): boolean {
  return mailingTransition(event, 'staff', state) !== undefined;
}
