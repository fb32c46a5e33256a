// Sends the booking and turns every answer into toasts and events, with the texts of docs/product/booking.md#texts.
import { type Dispatch, useState } from 'react';
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
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
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
export function useBooking(dispatch: Dispatch<BookingEvent>, words: BookingMessages) {
  const [sender] = useState(createBookingSender);
  const { errors, isSending, send, refuse, forgive } = useSending<
    CustomerField,
    AppointmentRequest,
    BookedAppointment
  >(sender);

  async function book({ type, slot, customer, bookAgain }: Wish, form: HTMLFormElement) {
    if (!type || !slot) return toastMissing(words);
    await send(form, {
      check() {
        if (isIncomplete(customer)) toastMissing(words);
        return customerErrors(customer, words);
      },
      ask: () => ({
        ...appointmentPayload(type, slot, customer, words.calendar.language),
        ...(bookAgain && { bookAgain: true }),
      }),
      taken(booked) {
        tell(dispatch, booked, words);
        refreshAvailability();
      },
      failed(_, error) {
        const failure = bookingFailure(error, slot, words);
        if (failure.kind === 'conflict')
          dispatch({ type: 'slotTaken', conflict: failure.conflict });
        else refuse(failure.kind === 'fields' ? failure.errors : {});
        refreshAvailability();
        return sentenceFor(failure, words);
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
function tell(
  dispatch: Dispatch<BookingEvent>,
  booked: BookedAppointment,
  words: BookingMessages,
): void {
  showToast({ title: words.bookedTitle, description: words.booked });
  dispatch({
    type: 'bookingMade',
    booked: {
      date: booked.appointmentDate,
      time: booked.appointmentTime,
      serviceType: booked.serviceType,
      spanishServiceType: booked.spanishServiceType,
      duration: booked.duration,
      email: booked.customerEmail,
      path: booked.path,
    },
  });
}

/** What is said beside the button; a conflict has its box, and wrong fields their own words, so a toast is enough. */
function sentenceFor(failure: BookingFailure, words: BookingMessages): NotSent | null {
  if (failure.kind === 'other') {
    return {
      title: words.failedTitle,
      description: words.failed,
      ...(failure.detail && { words: failure.detail }),
    };
  }
  if (failure.kind === 'fields') toastFault(words.failedTitle, words.failed);
  // Their own booking is no error: the box asks what they want.
  else if (!failure.conflict.isOwn) {
    toastFault(words.failedTitle, failure.conflict.reason ? words.failed : words.slotTaken);
  }
  return null;
}

const toastMissing = (words: BookingMessages) => toastFault(words.missingTitle, words.missing);

/** Says that type, date or time is still missing (docs/product/booking.md#texts). */
export const toastIncomplete = (words: BookingMessages) =>
  toastFault(words.incompleteTitle, words.incomplete);

function toastFault(title: string, description: string): void {
  showToast({ variant: 'destructive', title, description });
}
