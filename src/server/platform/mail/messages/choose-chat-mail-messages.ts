// The words around the mails of a chat, by language.
import type { Language } from '#company/facts/languages.ts';
import { type ChatMailMessages, englishChatMailMessages } from './chat-mail-messages.en.ts';
import { spanishChatMailMessages } from './chat-mail-messages.es.ts';

export const chatMailMessages: Readonly<Record<Language, ChatMailMessages>> = {
  en: englishChatMailMessages,
  es: spanishChatMailMessages,
};
