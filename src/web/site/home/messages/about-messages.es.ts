// The words around the story of the company, in Spanish.
import type { AboutMessages } from './about-messages.en.ts';

export const spanishAboutMessages: AboutMessages = {
  pictureAlt:
    'Representación de un arroyo seco de piedra de río que lleva el agua por el césped de atrás, con pastos y salvia a los lados.',
  caption:
    'Patio de atrás. Un arroyo seco donde antes se estancaba el agua. Representación del diseño.',

  getStarted: 'Empiece hoy',
  howWeWork: 'Más sobre cómo trabajamos',
};
