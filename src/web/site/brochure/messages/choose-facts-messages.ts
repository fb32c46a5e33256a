// What the plain facts of the company are called, by language; the pages that show them are rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { englishFactsMessages, type FactsMessages } from './facts-messages.en.ts';
import { spanishFactsMessages } from './facts-messages.es.ts';

export const factsMessages: Readonly<Record<Language, FactsMessages>> = {
  en: englishFactsMessages,
  es: spanishFactsMessages,
};
