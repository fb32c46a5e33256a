// The words around answers that fit what someone types in the chat, in Spanish.
import type { LikelyAnswersMessages } from './likely-answers-messages.en.ts';

export const spanishLikelyAnswersMessages: LikelyAnswersMessages = {
  lead: 'Mientras escribe: tal vez esto responda su pregunta.',
  hide: 'Ocultar respuestas',
  name: 'Respuestas que pueden servirle',
};
