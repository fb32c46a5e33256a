// The words around the next opening, in the header and in the first view of the home page, in Spanish.
import type { OpeningMessages } from './opening-messages.en.ts';

export const spanishOpeningMessages: OpeningMessages = {
  today: 'hoy {time}',

  next: 'Próxima cita:',
  pausedCall: 'Citas en pausa, llame al',
  fullCall: 'Calendario lleno, llame al',

  nextIs: 'Próxima cita: {when}',
  paused: 'Las citas en línea están en pausa. Llámenos al {phone} y le encontraremos una hora.',
  full: 'Por ahora están ocupadas todas las horas que damos en línea. Llámenos al {phone} y le encontraremos una hora.',
};
