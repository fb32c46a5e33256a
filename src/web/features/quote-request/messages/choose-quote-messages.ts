// The words of the quote request by language. Only what the server renders has more than one: its islands are given theirs.
import type { Language } from '#company/facts/languages.ts';
import { englishQuoteMessages, type QuoteMessages } from './quote-messages.en.ts';
import { spanishQuoteMessages } from './quote-messages.es.ts';

export const quoteMessages: Readonly<Record<Language, QuoteMessages>> = {
  en: englishQuoteMessages,
  es: spanishQuoteMessages,
};
