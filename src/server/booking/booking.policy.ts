// What may be done with an appointment, and until when: one answer for services, which refuse, and for presenters, which show.
import {
  type AppointmentActor,
  type AppointmentEvent,
  appointmentStateOf,
  appointmentTransition,
} from '#company/rules/booking/appointment-machine.ts';
import { BOOKING_NOTICE_MINUTES } from '#company/rules/booking/booking-hours.ts';
import { toInstant } from '#company/rules/time/company-time.ts';
import type { ChangeBlock } from '#contract/booking/appointment.ts';
import type { AppointmentRow } from './booking.queries.ts';

type Stored = Pick<AppointmentRow, 'status' | 'reviewUntil'>;

/** Whether an actor may do something with an appointment in its state. What else it requires is asked beside that. */
export function mayWithAppointment(
  event: AppointmentEvent,
  actor: AppointmentActor,
  appointment: Stored,
): boolean {
  return appointmentTransition(event, actor, appointmentStateOf(appointment)) !== undefined;
}

/**
 * Why the holder of the mailed link may not move or cancel an appointment any more, or null when they may: while it lies
 * ahead, and until two hours before it begins.
 */
export function changeBlock(
  appointment: AppointmentRow,
  timeZone: string,
  now: Date,
): ChangeBlock | null {
  if (appointment.status === 'cancelled') return 'canceled';
  if (!mayWithAppointment('move', 'customer', appointment)) return 'over';
  const startsAt = toInstant(appointment.appointmentDate, appointment.appointmentTime, timeZone);
  const lastChange = startsAt.getTime() - BOOKING_NOTICE_MINUTES * 60_000;
  if (now.getTime() > startsAt.getTime()) return 'over';
  return now.getTime() > lastChange ? 'too_soon' : null;
}

/** The same in words. */
export function changeRefusal(block: ChangeBlock, phone: string): string {
  if (block === 'canceled') return 'This consultation was canceled.';
  if (block === 'over') return 'This consultation has already taken place.';
  return `This consultation starts in less than two hours. Please call us at ${phone}.`;
}
