// Sends the booking and turns every answer into toasts and events, with the texts of docs/product/booking.md#texts.
import { type Dispatch, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import type { ConsultationType } from '#contract/booking.ts';
import { createAttemptKey } from '#web/forms/attempt-key.ts';
import type { Guard } from '#web/forms/form-guard.ts';
import { sayNothing, sayNotSent } from '#web/forms/say-not-sent.ts';
import { api } from '#web/lib/browser-api.ts';
import { refreshAvailability } from '#web/shared/booking/calendar/use-availability.ts';
import {
  type Customer,
  customerErrors,
  missingFields,
} from '#web/shared/booking/customer-rules.ts';
import { showToast } from '#web/ui/toast.ts';
import { appointmentPayload, type ChosenSlot } from './appointment-payload.ts';
import { type BookingFailure, bookingFailure } from './booking-failure.ts';
import type { BookingEvent } from './booking-state.ts';

/** What a person asks for; `bookAgain` when they have this time booked and want a second visit at it. */
type Wish = {
  type: ConsultationType | undefined;
  slot: ChosenSlot | null;
  customer: Customer;
  bookAgain: boolean;
};

/** Gives the function that books: checks the form, sends it once at a time, tells the person what came of it. */
export function useBooking(dispatch: Dispatch<BookingEvent>, guard: Guard) {
  const isSending = useRef(false);
  const [attemptKey] = useState(() => createAttemptKey('booking'));

  return async function book(wish: Wish, form: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    const { type, slot, customer } = wish;
    const errors = customerErrors(customer);
    if (!type || !slot || Object.keys(missingFields(customer)).length > 0) toastMissing();
    if (!type || !slot || Object.keys(errors).length > 0) {
      dispatch({ type: 'fieldsRefused', errors });
      return;
    }
    isSending.current = true;
    sayNothing(form);
    dispatch({ type: 'bookingSent' });
    const asked = {
      ...appointmentPayload(type, slot, customer),
      ...(wish.bookAgain && { bookAgain: true }),
    };
    const website = String(new FormData(form).get('website') ?? '');
    try {
      const booked = await api('POST /api/appointments', {
        body: { ...asked, ...(await guard.prepare()), website },
        idempotencyKey: attemptKey.of(JSON.stringify(asked)),
      });
      attemptKey.forget();
      guard.forget();
      tell(dispatch, booked);
    } catch (error) {
      const failure = bookingFailure(error, slot);
      // Whoever is refused in so many words has their answer; without one the same key is sent again.
      if (failure.kind !== 'other') attemptKey.forget();
      fail(dispatch, failure, form);
    }
    isSending.current = false;
    refreshAvailability();
  };
}

/** The confirmation shows what the answer says: on a repetition the booking may have been moved since. */
function tell(dispatch: Dispatch<BookingEvent>, booked: Appointment): void {
  showToast({
    title: 'Consultation Booked!',
    description:
      "Your consultation has been scheduled successfully. You'll receive a confirmation email shortly.",
  });
  dispatch({
    type: 'bookingMade',
    booked: {
      date: booked.appointmentDate,
      time: booked.appointmentTime,
      typeName: booked.serviceType,
      duration: booked.duration,
      email: booked.customerEmail,
    },
  });
}

function fail(
  dispatch: Dispatch<BookingEvent>,
  failure: BookingFailure,
  form: HTMLFormElement,
): void {
  const title = 'Booking Error';
  const description = 'Failed to schedule appointment. Please try again.';
  if (failure.kind === 'conflict') {
    const { conflict } = failure;
    // Their own booking is no error: the box asks what they want.
    if (!conflict.isOwn) {
      showToast({
        variant: 'destructive',
        title,
        description: conflict.reason ? description : TAKEN,
      });
    }
    dispatch({ type: 'slotTaken', conflict });
    return;
  }
  const isAtFields = failure.kind === 'fields';
  dispatch({ type: 'fieldsRefused', errors: isAtFields ? failure.errors : {} });
  if (isAtFields) showToast({ variant: 'destructive', title, description });
  else sayNotSent(form, { title, description }, failure.detail ?? description);
}

const TAKEN = 'This time slot just became unavailable. Please select another time.';

function toastMissing(): void {
  showToast({
    variant: 'destructive',
    title: 'Missing Information',
    description: 'Please fill in all required fields including consultation type.',
  });
}

/** Says that type, date or time is still missing (docs/product/booking.md#texts). */
export function toastIncomplete(): void {
  showToast({
    variant: 'destructive',
    title: 'Incomplete Selection',
    description: 'Please select consultation type, date, and time slot.',
  });
}
