// The words of forms by language, for a page whose address says it. A loader alone asks, so that no script carries a second language.
import type { Language } from '#company/facts/languages.ts';
import type { FormMessages } from './form-messages.en.ts';
import { spanishFormMessages } from './form-messages.es.ts';

/** The words that come with a page; null for English, which the forms have in themselves. */
export function formMessagesOf(language: Language): FormMessages | null {
  return language === 'es' ? spanishFormMessages : null;
}
