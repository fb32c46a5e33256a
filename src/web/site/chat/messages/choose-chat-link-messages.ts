// The words of the page by language. A loader alone asks, so that no script carries a second language.
import type { Language } from '#company/facts/languages.ts';
import { type ChatLinkMessages, englishChatLinkMessages } from './chat-link-messages.en.ts';
import { spanishChatLinkMessages } from './chat-link-messages.es.ts';

export const chatLinkMessages: Readonly<Record<Language, ChatLinkMessages>> = {
  en: englishChatLinkMessages,
  es: spanishChatLinkMessages,
};
