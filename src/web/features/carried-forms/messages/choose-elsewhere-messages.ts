// The words of the way to another device by language; it is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { type ElsewhereMessages, englishElsewhereMessages } from './elsewhere-messages.en.ts';
import { spanishElsewhereMessages } from './elsewhere-messages.es.ts';

export const elsewhereMessages: Readonly<Record<Language, ElsewhereMessages>> = {
  en: englishElsewhereMessages,
  es: spanishElsewhereMessages,
};
