// The words of the page behind the newsletter's unsubscribe link, by language. Its loader alone asks, so that no script carries one.
import type { Language } from '#company/facts/languages.ts';
import { englishUnsubscribeMessages, type UnsubscribeMessages } from './unsubscribe-messages.en.ts';
import { spanishUnsubscribeMessages } from './unsubscribe-messages.es.ts';

export const unsubscribeMessages: Readonly<Record<Language, UnsubscribeMessages>> = {
  en: englishUnsubscribeMessages,
  es: spanishUnsubscribeMessages,
};
