// The words of the About page around the owner's, in Spanish.
import type { AboutPageMessages } from './about-page-messages.en.ts';

export const spanishAboutPageMessages: AboutPageMessages = {
  title: 'Nosotros, paisajistas en {place}',
  description:
    'Cómo empezó {company} en {city} en {year} con una camioneta y un patio encharcado, qué prometemos y qué no hacemos.',

  caption:
    'Casa de piedra caliza con luz de la tarde: en qué se puede convertir un terreno mojado.',

  refusals: 'Lo que no hacemos',
  promises: 'Lo que nos puede exigir',

  covered: 'Qué cubre la garantía',
  oneYear: '1 año',
  years: '{count} años',
  everything: 'Todo',

  nextHeading: 'Venga y pregúntenos algo difícil',
  next: 'Traiga la esquina mojada, el árbol muerto o la carta del comité. El primer recorrido es gratis.',
};
