// What a visitor of the chat is told about when someone answers, in Spanish.
import type { SupportMessages } from './support-messages.en.ts';

export const spanishSupportMessages: SupportMessages = {
  locale: 'es-US',

  online: 'Estamos aquí y normalmente respondemos en menos de 5 minutos.',
  // Not at the end: the hour has a period of its own.
  closed:
    'Ahora estamos fuera de horario. Déjenos un mensaje y a más tardar {when} le responderemos.',
  out: 'En este momento todos están trabajando fuera. Déjenos un mensaje y a más tardar {when} le responderemos.',

  withinMinutes: 'Normalmente en menos de 5 minutos',
  withinHours: 'En un plazo de 2 a 4 horas',
  by: 'Para {when}',

  today: 'hoy {time}',
  tomorrow: 'mañana {time}',
  onDay: 'el {day} {time}',
  at: 'a las {clock}',
  atOne: 'a la {clock}',
};
