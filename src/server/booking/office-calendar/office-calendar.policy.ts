// What staff may do with an entry of the calendar, and in which state it must be.
import type { AppointmentStatus } from '#contract/booking/appointment.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

/** A consultation moves as long as it has not taken place. */
export function isMovable(status: string): boolean {
  return ['scheduled', 'confirmed', 'in_progress'].includes(status);
}

/** Why a consultation cannot become what staff say, as a sentence; null when it can. */
export function outcomeRefusal(
  from: string,
  to: AppointmentStatus,
  hasBegun: boolean,
): string | null {
  if (to === 'completed' || to === 'no_show') {
    if (!isMovable(from)) return 'Please undo the earlier outcome first.';
    return hasBegun ? null : 'This consultation hasn’t started yet.';
  }
  if (to === 'cancelled' && !isMovable(from)) return 'It has already taken place.';
  return null;
}

/** Refuses a change of something that somebody else has changed since it was seen. */
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
