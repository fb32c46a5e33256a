// The words of the form that asks for a ZIP code, by language; it is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { englishZipFormMessages, type ZipFormMessages } from './zip-form-messages.en.ts';
import { spanishZipFormMessages } from './zip-form-messages.es.ts';

export const zipFormMessages: Readonly<Record<Language, ZipFormMessages>> = {
  en: englishZipFormMessages,
  es: spanishZipFormMessages,
};
