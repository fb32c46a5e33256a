// The words of the form that asks for a ZIP code, in Spanish.
import type { ZipFormMessages } from './zip-form-messages.en.ts';

export const spanishZipFormMessages: ZipFormMessages = {
  zip: 'Código postal',
  show: 'Ver mi zona',
  hint: 'Tiempo de viaje, precios, fechas de heladas y horas libres donde usted vive. Su código se queda en este navegador.',
};
