// Sends the booking and turns every answer into toasts and events, with the texts of SPEC.md 8.
import { type Dispatch, useRef } from 'react';
import type { AppointmentRequest, ConsultationType } from '#contract/booking.ts';
import { api } from '#web/lib/browser-api.ts';
import type { Guard } from '#web/lib/form-guard.ts';
import { showToast } from '#web/ui/toast.ts';
import { appointmentPayload, type ChosenSlot } from './appointment-payload.ts';
import { bookingFailure } from './booking-failure.ts';
import type { BookingEvent } from './booking-state.ts';
import { type Customer, customerErrors, missingFields } from './customer-rules.ts';
import { forgetRequestKey, requestKey } from './request-key.ts';
import { refreshAvailability } from './use-availability.ts';

/** Gives the function that books: checks the form, sends it once at a time, tells the person what came of it. */
export function useBooking(dispatch: Dispatch<BookingEvent>, guard: Guard) {
  const isSending = useRef(false);

  return async function book(
    type: ConsultationType | undefined,
    slot: ChosenSlot | null,
    customer: Customer,
    website: string,
  ): Promise<void> {
    if (isSending.current) return;
    const errors = customerErrors(customer);
    if (!type || !slot || Object.keys(missingFields(customer)).length > 0) toastMissing();
    if (!type || !slot || Object.keys(errors).length > 0) {
      dispatch({ type: 'fieldsRefused', errors });
      return;
    }
    isSending.current = true;
    dispatch({ type: 'bookingSent' });
    await send(dispatch, guard, type, slot, customer, website);
    isSending.current = false;
    refreshAvailability();
  };
}

async function send(
  dispatch: Dispatch<BookingEvent>,
  guard: Guard,
  type: ConsultationType,
  slot: ChosenSlot,
  customer: Customer,
  website: string,
): Promise<void> {
  const body: AppointmentRequest = appointmentPayload(type, slot, customer);
  try {
    const appointment = await api('POST /api/appointments', {
      body: { ...body, ...(await guard.prepare()), website },
      idempotencyKey: requestKey(JSON.stringify(body)),
    });
    forgetRequestKey();
    guard.forget();
    showToast({
      title: 'Consultation Booked!',
      description:
        "Your consultation has been scheduled successfully. You'll receive a confirmation email shortly.",
    });
    dispatch({
      type: 'bookingMade',
      booked: {
        ...slot,
        typeName: type.name,
        duration: type.duration,
        email: appointment.customerEmail,
      },
    });
  } catch (error) {
    fail(dispatch, error, slot);
  }
}

function fail(dispatch: Dispatch<BookingEvent>, error: unknown, slot: ChosenSlot): void {
  const failure = bookingFailure(error, slot);
  const isTaken = failure.kind === 'conflict' && failure.conflict.reason === null;
  showToast({
    variant: 'destructive',
    title: 'Booking Error',
    description: isTaken
      ? 'This time slot just became unavailable. Please select another time.'
      : 'Failed to schedule appointment. Please try again.',
  });
  if (failure.kind === 'conflict') {
    dispatch({ type: 'slotTaken', conflict: failure.conflict });
    return;
  }
  const errors = failure.kind === 'fields' ? failure.errors : {};
  const problem = failure.kind === 'other' ? failure.detail : null;
  dispatch({ type: 'bookingFailed', errors, problem });
}

function toastMissing(): void {
  showToast({
    variant: 'destructive',
    title: 'Missing Information',
    description: 'Please fill in all required fields including consultation type.',
  });
}

/** Says that type, date or time is still missing (SPEC.md 5, Booking step 1). */
export function toastIncomplete(): void {
  showToast({
    variant: 'destructive',
    title: 'Incomplete Selection',
    description: 'Please select consultation type, date, and time slot.',
  });
}
