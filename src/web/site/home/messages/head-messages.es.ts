// What search engines are told about the home page, in Spanish.
import type { HeadMessages } from './head-messages.en.ts';

export const spanishHeadMessages: HeadMessages = {
  title: 'Jardinería y paisajismo en {place}',
  description:
    'Diseño de jardines, cuidado del césped, riego, cercas, iluminación y drenaje en {city} y el área de Houston desde {year}. Presupuestos gratis: {phone}.',
};
