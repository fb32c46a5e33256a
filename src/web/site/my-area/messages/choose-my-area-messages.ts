// The words of a ZIP code's page by language; the page is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { englishMyAreaMessages, type MyAreaMessages } from './my-area-messages.en.ts';
import { spanishMyAreaMessages } from './my-area-messages.es.ts';

export const myAreaMessages: Readonly<Record<Language, MyAreaMessages>> = {
  en: englishMyAreaMessages,
  es: spanishMyAreaMessages,
};
