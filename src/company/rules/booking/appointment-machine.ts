// The states of an appointment and its transitions: who may make each, what it needs and what follows. The server's writer, its
// policies and tests read it; docs/product/appointment-states.md is made from it.
import { findTransition, type NEW, type Transition } from '../platform/state-machine.ts';

/** How an appointment is stored: the column, its CHECK constraint and the schemas of the contract are made from these. */
export const appointmentStatuses = [
  'scheduled',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
  'no_show',
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** What counts in which state. */
type StateTraits = {
  /** How it is stored. */
  status: AppointmentStatus;
  /** It lies ahead: its customer can change it, counts on it and is reminded of it. */
  isAhead: boolean;
  /** It has not taken place. */
  isOpen: boolean;
  /** The calendar of the office shows it. */
  isOnCalendar: boolean;
};

/** The states. `under_review` is stored as scheduled with a time until which the office looks at it. */
export const appointmentStates = {
  under_review: { status: 'scheduled', isAhead: true, isOpen: true, isOnCalendar: true },
  scheduled: { status: 'scheduled', isAhead: true, isOpen: true, isOnCalendar: true },
  confirmed: { status: 'confirmed', isAhead: true, isOpen: true, isOnCalendar: true },
  in_progress: { status: 'in_progress', isAhead: false, isOpen: true, isOnCalendar: true },
  completed: { status: 'completed', isAhead: false, isOpen: false, isOnCalendar: true },
  no_show: { status: 'no_show', isAhead: false, isOpen: false, isOnCalendar: true },
  cancelled: { status: 'cancelled', isAhead: false, isOpen: false, isOnCalendar: false },
} as const satisfies Record<string, StateTraits>;
export type AppointmentState = keyof typeof appointmentStates;

/** The state of a stored appointment. */
export function appointmentStateOf({
  status,
  reviewUntil,
}: {
  status: AppointmentStatus;
  reviewUntil: Date | null;
}): AppointmentState {
  return status === 'scheduled' && reviewUntil !== null ? 'under_review' : status;
}

/** Those that lie ahead. */
export const AHEAD_APPOINTMENTS = statusesWith('isAhead');

/** Those that have not taken place. */
export const OPEN_APPOINTMENTS = statusesWith('isOpen');

/** Those that the calendar of the office shows. */
export const CALENDAR_APPOINTMENTS = statusesWith('isOnCalendar');

function statusesWith(trait: Exclude<keyof StateTraits, 'status'>): AppointmentStatus[] {
  return appointmentStatuses.filter((status) => appointmentStates[status][trait]);
}

/** Who makes a transition: anyone who books or has the mailed link, staff, or the clock. */
export const appointmentActors = ['customer', 'staff', 'system'] as const;
export type AppointmentActor = (typeof appointmentActors)[number];

/** What a transition needs beside its state and actor. */
export const appointmentRequirements = {
  version: 'made from the appointment as it is now',
  seat: 'a free seat in a slot that can be booked',
  'seat or reason': 'a free seat in the hours, or staff say why it gets the time',
  'daily limit': 'few enough bookings of its address and browser that day',
  notice: 'two hours before it begins',
  'has begun': 'its time has come',
  'review is over': 'no one has looked at it until the time that it was kept',
  'day before': 'it is tomorrow, and its customer has heard nothing of it for half a day',
} as const;
type AppointmentRequirement = keyof typeof appointmentRequirements;

/** The mails about one: `received` tells of a booking under review, `released` that it ended without a confirmation. */
export type AppointmentMailKind =
  | 'booked'
  | 'received'
  | 'moved'
  | 'cancelled'
  | 'released'
  | 'reminder';

/** What follows. Mails of staff go when they say so. */
type AppointmentEffects = {
  audit?: 'appointment-made' | 'appointment-moved' | 'appointment-noted' | 'appointment-outcome';
  mail?: AppointmentMailKind;
  mailTo?: readonly ('office' | 'customer')[];
  /** What becomes of its seats. */
  seats?: 'taken' | 'exchanged' | 'given back';
  /** The entry in its customer's own calendar counts one further (RFC 5545 3.8.7.4). */
  calendar?: 'rises';
  /** No one has to look at it any more. */
  review?: 'ends';
};

export const appointmentEvents = [
  'book',
  'bookForReview',
  'move',
  'assign',
  'remind',
  'approve',
  'release',
  'confirm',
  'note',
  'complete',
  'miss',
  'cancel',
  'reopen',
  'restore',
] as const;
export type AppointmentEvent = (typeof appointmentEvents)[number];

export type AppointmentTransition = Transition<
  AppointmentState,
  AppointmentEvent,
  AppointmentActor,
  AppointmentRequirement,
  AppointmentEffects
>;

const AHEAD = ['under_review', 'scheduled', 'confirmed'] as const;
const OPEN = [...AHEAD, 'in_progress'] as const;

export const appointmentTransitions: readonly AppointmentTransition[] = [
  {
    event: 'book',
    from: ['new'],
    to: 'scheduled',
    actors: ['customer'],
    requires: ['seat', 'daily limit'],
    effects: { mail: 'booked', mailTo: ['office', 'customer'], seats: 'taken' },
  },
  {
    event: 'book',
    from: ['new'],
    to: 'scheduled',
    actors: ['staff'],
    requires: ['seat or reason'],
    effects: { audit: 'appointment-made', mail: 'booked', mailTo: ['customer'], seats: 'taken' },
  },
  {
    event: 'bookForReview',
    from: ['new'],
    to: 'under_review',
    actors: ['customer'],
    requires: ['seat', 'daily limit'],
    effects: { mail: 'received', mailTo: ['office', 'customer'], seats: 'taken' },
  },
  {
    event: 'move',
    from: AHEAD,
    to: 'same',
    actors: ['customer'],
    requires: ['seat', 'notice'],
    effects: {
      mail: 'moved',
      mailTo: ['office', 'customer'],
      seats: 'exchanged',
      calendar: 'rises',
    },
  },
  {
    event: 'move',
    from: OPEN,
    to: 'same',
    actors: ['staff'],
    requires: ['version', 'seat or reason'],
    effects: {
      audit: 'appointment-moved',
      mail: 'moved',
      mailTo: ['customer'],
      seats: 'exchanged',
      calendar: 'rises',
    },
  },
  {
    event: 'assign',
    from: OPEN,
    to: 'same',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'appointment-moved' },
  },
  {
    event: 'remind',
    from: ['scheduled', 'confirmed'],
    to: 'same',
    actors: ['system'],
    requires: ['day before'],
    effects: { mail: 'reminder', mailTo: ['customer'] },
  },
  {
    event: 'approve',
    from: ['under_review'],
    to: 'scheduled',
    actors: ['staff'],
    requires: [],
    effects: { mail: 'booked', mailTo: ['customer'], calendar: 'rises', review: 'ends' },
  },
  {
    event: 'release',
    from: ['under_review'],
    to: 'cancelled',
    actors: ['staff'],
    requires: [],
    effects: { mail: 'released', mailTo: ['customer'], seats: 'given back', calendar: 'rises' },
  },
  {
    event: 'release',
    from: ['under_review'],
    to: 'cancelled',
    actors: ['system'],
    requires: ['review is over'],
    effects: { mail: 'released', mailTo: ['customer'], seats: 'given back', calendar: 'rises' },
  },
  {
    event: 'confirm',
    from: ['under_review'],
    to: 'confirmed',
    actors: ['staff'],
    requires: ['version'],
    effects: {
      audit: 'appointment-outcome',
      mail: 'booked',
      mailTo: ['customer'],
      calendar: 'rises',
      review: 'ends',
    },
  },
  {
    event: 'confirm',
    from: ['scheduled'],
    to: 'confirmed',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'appointment-outcome' },
  },
  {
    event: 'note',
    from: [...OPEN, 'completed', 'no_show', 'cancelled'],
    to: 'same',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'appointment-noted' },
  },
  {
    event: 'complete',
    from: OPEN,
    to: 'completed',
    actors: ['staff'],
    requires: ['version', 'has begun'],
    effects: { audit: 'appointment-outcome', review: 'ends' },
  },
  {
    event: 'miss',
    from: OPEN,
    to: 'no_show',
    actors: ['staff'],
    requires: ['version', 'has begun'],
    effects: { audit: 'appointment-outcome', review: 'ends' },
  },
  {
    event: 'cancel',
    from: AHEAD,
    to: 'cancelled',
    actors: ['customer'],
    requires: ['notice'],
    effects: {
      mail: 'cancelled',
      mailTo: ['office', 'customer'],
      seats: 'given back',
      calendar: 'rises',
      review: 'ends',
    },
  },
  {
    event: 'cancel',
    from: OPEN,
    to: 'cancelled',
    actors: ['staff'],
    requires: ['version'],
    effects: {
      audit: 'appointment-outcome',
      mail: 'cancelled',
      mailTo: ['customer'],
      seats: 'given back',
      calendar: 'rises',
      review: 'ends',
    },
  },
  {
    event: 'reopen',
    from: ['confirmed', 'in_progress', 'completed', 'no_show'],
    to: ['scheduled', 'confirmed'],
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'appointment-outcome', review: 'ends' },
  },
  {
    event: 'restore',
    from: ['cancelled'],
    to: ['scheduled', 'confirmed'],
    actors: ['staff'],
    requires: ['version', 'seat or reason'],
    effects: {
      audit: 'appointment-outcome',
      mail: 'booked',
      mailTo: ['customer'],
      seats: 'taken',
      calendar: 'rises',
      review: 'ends',
    },
  },
];

/** The transition of an event by an actor from a state; undefined when the machine has none. */
export function appointmentTransition(
  event: AppointmentEvent,
  actor: AppointmentActor,
  state: AppointmentState | typeof NEW,
): AppointmentTransition | undefined {
  return findTransition(appointmentTransitions, { event, actor, state });
}
