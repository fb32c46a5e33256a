// The words that the plain form of a booking has beside those of the calendar, in Spanish.
import type { PlainBookingMessages } from './plain-booking-messages.en.ts';

export const spanishPlainBookingMessages: PlainBookingMessages = {
  checkFields: 'Revise los campos marcados abajo, por favor.',

  seeTimes: 'Ver horarios',
  bookSecondVisit: 'Reservar una segunda visita en el mismo horario',
  nearest: 'Los horarios libres más cercanos:',
  nothingFree: 'No hay horarios libres en estas semanas. Llámenos, por favor.',
};
