// What a review makes of an appointment: how it begins, whether it is under way, and what became of it.
import { appointmentStateOf } from '#company/rules/booking/appointment-machine.ts';
import { reviewEnd } from '#company/rules/booking/booking-review.ts';
import type { ReviewState } from '#contract/booking/appointment.ts';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import type { AppointmentRow } from './booking.queries.ts';

type Reviewed = Pick<AppointmentRow, 'status' | 'reviewUntil'>;

/** The columns of a new appointment: until when it is reviewed and why, or that it need not be. */
export function reviewColumns(
  reasons: ReviewReason[],
  startsAt: Date,
  timeZone: string,
  now: Date,
): Pick<AppointmentRow, 'reviewUntil' | 'reviewReasons'> {
  const reviewUntil = reasons.length > 0 ? reviewEnd(now, startsAt, timeZone) : null;
  return { reviewUntil, reviewReasons: reasons };
}

/** Until when a moved appointment is reviewed: no longer than before, and not when no one else could use its new time. */
export function reviewAfterMove(
  reviewUntil: Date | null,
  startsAt: Date,
  timeZone: string,
  now: Date,
): Date | null {
  if (reviewUntil === null) return null;
  const anew = reviewEnd(now, startsAt, timeZone);
  return anew < reviewUntil ? anew : reviewUntil;
}

/** Whether the office has yet to look. */
export function isUnderReview(appointment: Reviewed): boolean {
  return appointmentStateOf(appointment) === 'under_review';
}

/** Where a review stands. One that its person cancelled meanwhile counts as released, for its time is free. */
export function reviewStateOf(row: Reviewed): ReviewState {
  if (row.status === 'cancelled') return 'released';
  return isUnderReview(row) ? 'under_review' : 'confirmed';
}
