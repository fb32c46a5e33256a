// The words around the figures of kept promises, in Spanish.
import type { PromisesMessages } from './promises-messages.en.ts';

export const spanishPromisesMessages: PromisesMessages = {
  heading: 'Así cumplimos lo que prometemos',
  fromRecords:
    'Según nuestros propios registros, {days}. Mostramos una cifra a partir de 30 casos.',
};
