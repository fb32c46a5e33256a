// The words of invoices and statements on paper by language.
import type { Language } from '#company/facts/languages.ts';
import { englishPaperMessages, type PaperMessages } from './paper-messages.en.ts';
import { spanishPaperMessages } from './paper-messages.es.ts';

export const paperMessages: Readonly<Record<Language, PaperMessages>> = {
  en: englishPaperMessages,
  es: spanishPaperMessages,
};
