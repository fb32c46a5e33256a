// The words of the job that a visit belongs to, in Spanish.
import type { JobMessages } from './job-messages.en.ts';

export const spanishJobMessages: JobMessages = {
  days: 'Días de este trabajo',
  one: 'Este trabajo',
  jobDay: 'Día {day} de {of}',
  states: { in_progress: 'En curso', completed: 'Hecha', skipped: 'No se hizo' },
  thisVisit: 'Esta visita: ',
  wholeJob: 'Todo el trabajo, con impuesto: ',
};
