// The words of the calendar file of a consultation, by language.
import type { Language } from '#company/facts/languages.ts';
import {
  type AppointmentFileMessages,
  englishAppointmentFileMessages,
} from './appointment-file-messages.en.ts';
import { spanishAppointmentFileMessages } from './appointment-file-messages.es.ts';

export const appointmentFileMessages: Readonly<Record<Language, AppointmentFileMessages>> = {
  en: englishAppointmentFileMessages,
  es: spanishAppointmentFileMessages,
};
