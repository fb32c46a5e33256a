// The words around the booking calendar by language; the page is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { type BookPageMessages, englishBookPageMessages } from './book-page-messages.en.ts';
import { spanishBookPageMessages } from './book-page-messages.es.ts';

export const bookPageMessages: Readonly<Record<Language, BookPageMessages>> = {
  en: englishBookPageMessages,
  es: spanishBookPageMessages,
};
