// The words of the page behind the link in a mail about a chat, in Spanish.
import type { ChatLinkMessages } from './chat-link-messages.en.ts';

export const spanishChatLinkMessages: ChatLinkMessages = {
  title: 'Su chat',

  continueWith: '¿Seguimos con su chat, {name}?',
  continue: '¿Seguimos con su chat?',

  started: 'Lo empezó el {day}. Ahí está todo lo que se dijo.',
  button: 'Seguir con el chat',
  orCall: 'O llame al',

  failed: 'No pudimos abrir el chat en este momento. Oprima el botón otra vez.',

  needsScript: 'El chat necesita JavaScript. Si no lo tiene,',
  writeToUs: 'escríbanos',
};
