// What the seasons are called, by the offers and by the guide of the year, in Spanish.
import type { SeasonMessages } from './season-messages.en.ts';

export const spanishSeasonMessages: SeasonMessages = {
  names: { spring: 'Primavera', summer: 'Verano', fall: 'Otoño', winter: 'Invierno' },

  withMonths: {
    spring: 'Primavera, de marzo a mayo',
    summer: 'Verano, de junio a agosto',
    fall: 'Otoño, de septiembre a noviembre',
    winter: 'Invierno, de diciembre a febrero',
  },

  season: 'Temporada',
};
