// The words of the page by language. A loader alone asks, so that no script carries a second language.
import type { Language } from '#company/facts/languages.ts';
import { englishVisitTodayMessages, type VisitTodayMessages } from './visit-today-messages.en.ts';
import { spanishVisitTodayMessages } from './visit-today-messages.es.ts';

export const visitTodayMessages: Readonly<Record<Language, VisitTodayMessages>> = {
  en: englishVisitTodayMessages,
  es: spanishVisitTodayMessages,
};
