// What the pages that are read share, in Spanish.
import type { BrochureMessages } from './brochure-messages.en.ts';

export const spanishBrochureMessages: BrochureMessages = {
  rendering: 'Representación del diseño.',
  photo: 'Foto.',

  getQuote: 'Cotización gratis',
  book: 'Reservar una consulta',
  call: 'Llamar al {phone}',
};
