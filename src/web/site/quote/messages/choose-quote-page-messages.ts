// The words around the quote form by language; the page is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { englishQuotePageMessages, type QuotePageMessages } from './quote-page-messages.en.ts';
import { spanishQuotePageMessages } from './quote-page-messages.es.ts';

export const quotePageMessages: Readonly<Record<Language, QuotePageMessages>> = {
  en: englishQuotePageMessages,
  es: spanishQuotePageMessages,
};
