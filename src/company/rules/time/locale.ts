// By what dates, times and numbers are written in each language, and what browsers and search engines are told of it.
import type { Language } from '../../facts/languages.ts';

/** The BCP 47 tag of each language as it is spoken here. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };
