// What STOP, START and HELP are answered with, in Spanish.
import type { AnswerWordMessages } from './answer-word-messages.en.ts';

/** Without á, í, ó and ú, which would make several texts of one. STOP, START and HELP are the words that every provider hears. */
export const spanishAnswerWordMessages: AnswerWordMessages = {
  stop: '{company}: Ya no le mandaremos textos. Responda START para recibirlos de nuevo, o llame al {phone}.',
  start:
    '{company}: Ya puede recibir textos nuestros otra vez. Responda STOP para no recibirlos, HELP o AYUDA para ayuda.',
  help: '{company}: Llame al {phone} o conteste a este mensaje. Responda STOP para no recibir textos. Pueden aplicar tarifas de mensajes y datos.',
};
