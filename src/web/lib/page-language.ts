// In which language the document is, as its root says it: for what is fetched later than the page.
import type { Language } from '#company/facts/languages.ts';

/** The language of the document. */
export function pageLanguage(): Language {
  return document.documentElement.lang === 'es' ? 'es' : 'en';
}
