// The words around the next opening by language; it is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { englishOpeningMessages, type OpeningMessages } from './opening-messages.en.ts';
import { spanishOpeningMessages } from './opening-messages.es.ts';

export const openingMessages: Readonly<Record<Language, OpeningMessages>> = {
  en: englishOpeningMessages,
  es: spanishOpeningMessages,
};
