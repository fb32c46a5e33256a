// The words of a booking by language. Only what the server renders has more than one: its island is given its own.
import type { Language } from '#company/facts/languages.ts';
import { type AppointmentMessages, englishAppointmentMessages } from './appointment-messages.en.ts';
import { spanishAppointmentMessages } from './appointment-messages.es.ts';
import { type BookingMessages, englishBookingMessages } from './booking-messages.en.ts';
import { spanishBookingMessages } from './booking-messages.es.ts';
import {
  englishPlainBookingMessages,
  type PlainBookingMessages,
} from './plain-booking-messages.en.ts';
import { spanishPlainBookingMessages } from './plain-booking-messages.es.ts';

export const bookingMessages: Readonly<Record<Language, BookingMessages>> = {
  en: englishBookingMessages,
  es: spanishBookingMessages,
};

/** Those of the page to change one. */
export const appointmentMessages: Readonly<Record<Language, AppointmentMessages>> = {
  en: englishAppointmentMessages,
  es: spanishAppointmentMessages,
};

/** Those that the plain form has beside them. */
export const plainBookingMessages: Readonly<Record<Language, PlainBookingMessages>> = {
  en: englishPlainBookingMessages,
  es: spanishPlainBookingMessages,
};
