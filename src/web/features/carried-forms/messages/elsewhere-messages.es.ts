// The words of the way to another device, in Spanish.
import type { ElsewhereMessages } from './elsewhere-messages.en.ts';

export const spanishElsewhereMessages: ElsewhereMessages = {
  elsewhere: 'Continuar en otro dispositivo',
};
