// What staff may do with an entry of the calendar, and in which state it must be.
import {
  type AppointmentEvent,
  appointmentStateOf,
  appointmentTransition,
} from '#company/rules/booking/appointment-machine.ts';
import type { AppointmentOutcome } from '#contract/booking/office-calendar.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { mayWithAppointment } from '../booking.policy.ts';
import type { AppointmentRow } from '../booking.queries.ts';

/** The event by which a consultation becomes what staff say of it. */
export function outcomeEvent(
  appointment: AppointmentRow,
  status: AppointmentOutcome['status'],
): AppointmentEvent {
  if (status === 'completed') return 'complete';
  if (status === 'no_show') return 'miss';
  if (status === 'cancelled') return 'cancel';
  if (appointment.status === 'cancelled') return 'restore';
  const isFirst = status === 'confirmed' && mayWithAppointment('confirm', 'staff', appointment);
  return isFirst ? 'confirm' : 'reopen';
}

/** Why staff cannot do that with it, as a sentence; null when they can. */
export function outcomeRefusal(
  event: AppointmentEvent,
  appointment: AppointmentRow,
  hasBegun: boolean,
): string | null {
  const transition = appointmentTransition(event, 'staff', appointmentStateOf(appointment));
  if (!transition) {
    return event === 'cancel'
      ? 'It has already taken place.'
      : 'Please undo the earlier outcome first.';
  }
  const isEarly = transition.requires.includes('has begun') && !hasBegun;
  return isEarly ? 'This consultation hasn’t started yet.' : null;
}

/** Refuses a change of something that someone else has changed since it was seen. */
export function requireVersion(seen: number, current: { version: number }, words: string): void {
  if (current.version === seen) return;
  throw new RequestProblem('changed_meanwhile', words, { current });
}

/** The same answer for what is not there and what was never there. */
export function requireThere<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) {
    throw new RequestProblem('not_found', 'There is nothing at this address.');
  }
  return row;
}

/** A refusal of one field. */
export function refusedField(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}
