// The transitions of a visit: who may make each, what it needs and what follows. The server's writer, its policy, screens and
// tests read it; docs/product/visit-states.md is made from it.
import { findTransition, type NEW, type Transition } from '../platform/state-machine.ts';
import type { VisitMachineState } from './visit-states.ts';

/** Who makes a transition. The system is a rule that someone has set in motion: a plan, its pause or end, a rain day. */
export const visitActors = ['customer', 'crew', 'staff', 'system'] as const;
export type VisitActor = (typeof visitActors)[number];

/** What a transition needs beside its state and actor (server/visits/core/visit.policy.ts checks it). */
export const visitRequirements = {
  version: 'made from the visit as it is now',
  notice: '24 hours before it begins',
  crew: 'a crew is assigned',
  capacity: 'its crew takes one more visit that day',
  'capacity or reason': 'its crew takes one more visit that day, or staff say why it gets one',
  distance: 'no visit of its plan on the day before or after, or it is confirmed',
  reason: 'why, in words',
  'photos or reason': 'the photos that its checklist asks for, or why there are none',
  'no accepted work': 'not work that its customer has accepted',
  'plan date': 'its plan runs that day and has no other visit for that date',
  'unconfirmed times': 'a time that is to be confirmed',
  'own day': 'its day is not over',
  'visit of a plan': 'one of the visits of a plan',
  'undo time':
    'within two minutes of setting out, before the crew is there and its customer was told',
  'return visit': 'it makes a reported problem right, and another remedy takes its place',
  'day of a job': 'one of the visits of accepted work',
} as const;
type VisitRequirement = keyof typeof visitRequirements;

/** What stands in the audit log for all that changes together; one of several, by what the visit is for. */
type SharedAudit =
  | 'day-move-sent'
  | 'day-move-undone'
  | 'plan-changed'
  | 'crew-day-ordered'
  | 'service-request-scheduled'
  | 'problem-remedied';

/** What follows. */
type VisitEffects = {
  /** The notice that its customer gets once, as they chose. */
  notice?: 'on-the-way' | 'done' | 'not-done';
  /** The notice that its customer gets once it can no longer be undone (server/visits/notices/set-out-notices.ts). */
  laterNotice?: 'on-the-way';
  /** The mail that its customer gets. */
  mail?: 'visit-moved-mail' | 'moved-visit-mail';
  audit?:
    | 'visit-moved'
    | 'visit-given-to-crew'
    | 'visit-on-the-way'
    | 'visit-set-out-undone'
    | 'visit-arrived'
    | 'visit-completed'
    | 'visit-skipped'
    | 'visit-unskipped'
    | 'visit-times-confirmed'
    | 'visit-noted'
    | 'visit-rated';
  sharedAudit?: SharedAudit | readonly SharedAudit[];
  /** Whose open pages ask again: its customer's, or those of everyone whose visit its crew makes that day; and the office's. */
  signals: 'customer' | 'day';
};

const events = [
  'schedule',
  'assign',
  'move',
  'reorder',
  'note',
  'setOut',
  'undoSetOut',
  'arrive',
  'tick',
  'complete',
  'skip',
  'reopen',
  'confirmTimes',
  'rate',
  'postpone',
  'callOff',
  'restore',
  'pause',
  'cancel',
  'makeUp',
  'leaveOut',
] as const;
export type VisitEvent = (typeof events)[number];
export const visitEvents: readonly VisitEvent[] = events;

export type VisitTransition = Transition<
  VisitMachineState,
  VisitEvent,
  VisitActor,
  VisitRequirement,
  VisitEffects
>;

/** What a crew may still report a stop from: it can come back to one that it left. */
const REPORTABLE = ['scheduled', 'in_progress', 'skipped'] as const;

export const visitTransitions: readonly VisitTransition[] = [
  {
    event: 'schedule',
    from: ['new'],
    to: 'scheduled',
    actors: ['staff'],
    requires: ['capacity or reason'],
    effects: {
      sharedAudit: ['service-request-scheduled', 'problem-remedied'],
      signals: 'customer',
    },
  },
  {
    event: 'schedule',
    from: ['new'],
    to: 'scheduled',
    actors: ['system'],
    requires: ['plan date'],
    effects: { sharedAudit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'assign',
    from: ['scheduled'],
    to: 'same',
    actors: ['staff'],
    requires: ['version', 'capacity'],
    effects: { audit: 'visit-given-to-crew', signals: 'customer' },
  },
  {
    event: 'move',
    from: ['scheduled'],
    to: 'same',
    actors: ['customer'],
    requires: ['version', 'notice', 'crew', 'capacity', 'distance'],
    effects: { audit: 'visit-moved', mail: 'visit-moved-mail', signals: 'customer' },
  },
  {
    event: 'move',
    from: ['scheduled'],
    to: 'same',
    actors: ['staff'],
    requires: ['version', 'capacity or reason', 'distance'],
    effects: { audit: 'visit-moved', mail: 'visit-moved-mail', signals: 'customer' },
  },
  {
    event: 'reorder',
    from: ['scheduled', 'in_progress', 'completed'],
    to: 'same',
    actors: ['staff'],
    requires: ['version'],
    effects: { sharedAudit: 'crew-day-ordered', signals: 'customer' },
  },
  {
    event: 'note',
    from: ['scheduled'],
    to: 'same',
    actors: ['customer'],
    requires: ['version', 'own day'],
    effects: { audit: 'visit-noted', signals: 'customer' },
  },
  {
    event: 'setOut',
    from: REPORTABLE,
    to: 'in_progress',
    actors: ['crew'],
    requires: ['plan date'],
    effects: { laterNotice: 'on-the-way', audit: 'visit-on-the-way', signals: 'day' },
  },
  {
    event: 'setOut',
    from: REPORTABLE,
    to: 'in_progress',
    actors: ['staff'],
    requires: ['plan date'],
    effects: { notice: 'on-the-way', audit: 'visit-on-the-way', signals: 'day' },
  },
  {
    event: 'undoSetOut',
    from: ['in_progress'],
    to: 'scheduled',
    actors: ['crew'],
    requires: ['undo time'],
    effects: { audit: 'visit-set-out-undone', signals: 'day' },
  },
  {
    event: 'arrive',
    from: REPORTABLE,
    to: 'in_progress',
    actors: ['crew'],
    requires: ['plan date'],
    effects: { audit: 'visit-arrived', signals: 'day' },
  },
  {
    event: 'tick',
    from: REPORTABLE,
    to: 'same',
    actors: ['crew'],
    requires: [],
    effects: { signals: 'day' },
  },
  {
    event: 'complete',
    from: REPORTABLE,
    to: 'completed',
    actors: ['crew', 'staff'],
    requires: ['photos or reason', 'plan date'],
    effects: { notice: 'done', audit: 'visit-completed', signals: 'day' },
  },
  {
    event: 'skip',
    from: REPORTABLE,
    to: 'skipped',
    actors: ['crew'],
    requires: ['reason'],
    effects: { notice: 'not-done', audit: 'visit-skipped', signals: 'day' },
  },
  {
    event: 'skip',
    from: ['scheduled'],
    to: 'customer_skipped',
    actors: ['customer'],
    requires: ['version', 'notice', 'visit of a plan'],
    effects: { audit: 'visit-skipped', signals: 'customer' },
  },
  {
    event: 'skip',
    from: ['scheduled', 'in_progress'],
    to: ['skipped', 'customer_skipped'],
    actors: ['staff'],
    requires: ['version', 'reason'],
    effects: { notice: 'not-done', audit: 'visit-skipped', signals: 'day' },
  },
  {
    event: 'reopen',
    from: ['customer_skipped'],
    to: 'scheduled',
    actors: ['customer'],
    requires: ['version', 'notice', 'capacity', 'plan date'],
    effects: { audit: 'visit-unskipped', signals: 'customer' },
  },
  {
    event: 'reopen',
    from: ['skipped', 'customer_skipped'],
    to: ['scheduled', 'in_progress'],
    actors: ['staff'],
    requires: ['version', 'plan date'],
    effects: { audit: 'visit-unskipped', signals: 'day' },
  },
  {
    event: 'confirmTimes',
    from: ['in_progress', 'completed', 'skipped', 'customer_skipped'],
    to: 'same',
    actors: ['staff'],
    requires: ['version', 'unconfirmed times'],
    effects: { audit: 'visit-times-confirmed', signals: 'day' },
  },
  {
    event: 'rate',
    from: ['completed'],
    to: 'same',
    actors: ['customer'],
    requires: [],
    effects: { audit: 'visit-rated', signals: 'customer' },
  },
  {
    event: 'postpone',
    from: ['scheduled'],
    to: 'same',
    actors: ['system'],
    requires: ['version', 'capacity', 'reason'],
    effects: { sharedAudit: 'day-move-sent', mail: 'moved-visit-mail', signals: 'customer' },
  },
  {
    event: 'callOff',
    from: ['scheduled'],
    to: 'skipped',
    actors: ['system'],
    requires: ['version', 'reason', 'no accepted work'],
    effects: { sharedAudit: 'day-move-sent', mail: 'moved-visit-mail', signals: 'customer' },
  },
  {
    event: 'restore',
    from: ['scheduled', 'skipped'],
    to: 'scheduled',
    actors: ['system'],
    requires: ['version', 'plan date'],
    effects: { sharedAudit: 'day-move-undone', signals: 'customer' },
  },
  {
    event: 'pause',
    from: ['scheduled'],
    to: 'paused',
    actors: ['system'],
    requires: [],
    effects: { sharedAudit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'cancel',
    from: ['scheduled'],
    to: 'cancelled',
    actors: ['system'],
    requires: [],
    effects: { sharedAudit: 'plan-changed', signals: 'customer' },
  },
  {
    event: 'cancel',
    from: ['scheduled'],
    to: 'cancelled',
    actors: ['staff'],
    requires: ['return visit'],
    effects: { sharedAudit: 'problem-remedied', signals: 'customer' },
  },
  {
    event: 'makeUp',
    from: ['skipped', 'customer_skipped'],
    to: 'scheduled',
    actors: ['staff'],
    requires: ['version', 'day of a job', 'capacity or reason'],
    effects: { sharedAudit: 'service-request-scheduled', signals: 'customer' },
  },
  {
    event: 'leaveOut',
    from: ['scheduled', 'skipped', 'customer_skipped'],
    to: 'cancelled',
    actors: ['staff'],
    requires: ['version', 'day of a job'],
    effects: { sharedAudit: 'service-request-scheduled', signals: 'customer' },
  },
];

/** The transition of an event by an actor from a state; undefined when the machine has none. */
export function visitTransition(
  event: VisitEvent,
  actor: VisitActor,
  state: VisitMachineState | typeof NEW,
): VisitTransition | undefined {
  return findTransition(visitTransitions, { event, actor, state });
}
