// Sorts a refused or failed booking request into what the form can show.
import {
  type CustomerErrors,
  customerFields,
  fieldOfName,
} from '#web/features/booking/customer-rules.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { hasErrors, refusedFields } from '#web/forms/field-errors.ts';
import { ApiError } from '#web/lib/api-client.ts';
import type { ChosenSlot } from './appointment-payload.ts';
import type { Conflict } from './booking-state.ts';

export type BookingFailure =
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'fields'; errors: CustomerErrors }
  | { kind: 'other'; detail: string | null };

/**
 * What a thrown value means for a booking of `slot`: a time that cannot be had (409, or a time that is not bookable any
 * more), fields to correct (422 with pointers), or anything else with the server's sentence when it gave one. That is English: words in another
 * language have sentences of their own.
 */
export function bookingFailure(
  error: unknown,
  slot: ChosenSlot,
  words: BookingMessages,
): BookingFailure {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (isConflict(error)) {
    const isOwn = problem?.code === 'already_booked';
    const own = isOwn ? words.ownBooking : words.notBookable;
    const reason = problem && problem.code !== 'slot_taken' ? own || problem.detail : null;
    return {
      kind: 'conflict',
      conflict: { lost: slot, alternatives: problem?.alternatives ?? [], reason, isOwn },
    };
  }
  const errors = refusedFields(problem, customerFields, fieldOfName);
  if (hasErrors(errors)) {
    if (words.fieldRefused)
      for (const field of customerFields) if (errors[field]) errors[field] = words.fieldRefused;
    return { kind: 'fields', errors };
  }
  if (!words.busy) return { kind: 'other', detail: problem?.detail ?? null };
  return { kind: 'other', detail: problem?.status === 429 ? words.busy : null };
}

/** A 409, or a time that is not bookable any more, is a lost slot (docs/product/booking.md#deviations). */
function isConflict(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 409 || error.problem?.code === 'not_bookable')
  );
}
