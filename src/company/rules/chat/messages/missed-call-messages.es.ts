// The end of the text to someone whose call was missed, in Spanish.
import type { MissedCallMessages } from './missed-call-messages.en.ts';

/** Without á, í, ó and ú, which would make three texts of one. STOP is the word that every provider hears. */
export const spanishMissedCallMessages: MissedCallMessages = {
  stop: 'Responda STOP para no recibir textos.',
};
