// The words of the first view and of the figures below it, in Spanish.
import type { HeroMessages } from './hero-messages.en.ts';

export const spanishHeroMessages: HeroMessages = {
  getFreeQuote: 'Cotización gratis',
  viewServices: 'Ver nuestros servicios',
  call: 'Llamar al {phone}',

  inFigures: 'La empresa en cifras',
};
