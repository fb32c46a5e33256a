// Sends the booking and turns every answer into toasts and events, with the texts of docs/product/booking.md#texts.
import { type Dispatch, useState } from 'react';
import {
  BOOKING_FAILED,
  BOOKING_INCOMPLETE,
  CHOICE_INCOMPLETE,
  SLOT_TAKEN,
} from '#company/facts/booking-messages.ts';
import type {
  AppointmentRequest,
  BookedAppointment,
  ConsultationType,
} from '#contract/booking/booking.ts';
import { refreshAvailability } from '#web/features/booking/calendar/use-availability.ts';
import {
  type Customer,
  type CustomerField,
  customerErrors,
  customerFields,
  isIncomplete,
} from '#web/features/booking/customer-rules.ts';
import type { NotSent } from '#web/forms/send-notice.ts';
import { createFormSender } from '#web/forms/sender.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { api } from '#web/lib/browser-api.ts';
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

const createBookingSender = () =>
  createFormSender('booking', (body: AppointmentRequest, idempotencyKey) =>
    api('POST /api/appointments', { body, idempotencyKey }),
  );

/** The state of the customer's form, and the function that books: it checks, sends, and tells what came of it. */
export function useBooking(dispatch: Dispatch<BookingEvent>) {
  const [sender] = useState(createBookingSender);
  const { errors, isSending, send, refuse, forgive } = useSending<
    CustomerField,
    AppointmentRequest,
    BookedAppointment
  >(sender);

  async function book({ type, slot, customer, bookAgain }: Wish, form: HTMLFormElement) {
    if (!type || !slot) return toastMissing();
    await send(form, {
      check() {
        if (isIncomplete(customer)) toastMissing();
        return customerErrors(customer);
      },
      ask: () => ({
        ...appointmentPayload(type, slot, customer),
        ...(bookAgain && { bookAgain: true }),
      }),
      taken(booked) {
        tell(dispatch, booked);
        refreshAvailability();
      },
      failed(_, error) {
        const failure = bookingFailure(error, slot);
        if (failure.kind === 'conflict')
          dispatch({ type: 'slotTaken', conflict: failure.conflict });
        else refuse(failure.kind === 'fields' ? failure.errors : {});
        refreshAvailability();
        return wordsFor(failure);
      },
    });
  }

  /** The words beside a field go as soon as it is corrected. */
  function typeField(field: CustomerField, value: string): void {
    forgive(field);
    dispatch({ type: 'fieldTyped', field, value });
  }

  function goBack(): void {
    forgive(...customerFields);
    dispatch({ type: 'backPressed' });
  }

  return { errors, isSending, prepare: sender.prepare, typeField, goBack, book };
}

/** The confirmation shows what the answer says: on a repetition the booking may have been moved since. */
function tell(dispatch: Dispatch<BookingEvent>, booked: BookedAppointment): void {
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
      path: booked.path,
    },
  });
}

const ERROR = 'Booking Error';

/** What is said beside the button; a conflict has its box, and wrong fields their own words, so a toast is enough. */
function wordsFor(failure: BookingFailure): NotSent | null {
  if (failure.kind === 'other') {
    return {
      title: ERROR,
      description: BOOKING_FAILED,
      ...(failure.detail && { words: failure.detail }),
    };
  }
  if (failure.kind === 'fields') toastFault(ERROR, BOOKING_FAILED);
  // Their own booking is no error: the box asks what they want.
  else if (!failure.conflict.isOwn) {
    toastFault(ERROR, failure.conflict.reason ? BOOKING_FAILED : SLOT_TAKEN);
  }
  return null;
}

const toastMissing = () => toastFault('Missing Information', BOOKING_INCOMPLETE);

/** Says that type, date or time is still missing (docs/product/booking.md#texts). */
export const toastIncomplete = () => toastFault('Incomplete Selection', CHOICE_INCOMPLETE);

function toastFault(title: string, description: string): void {
  showToast({ variant: 'destructive', title, description });
}
