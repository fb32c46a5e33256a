// The words around the mails about a visit, by language.
import type { Language } from '#company/facts/languages.ts';
import { englishVisitMailMessages, type VisitMailMessages } from './visit-mail-messages.en.ts';
import { spanishVisitMailMessages } from './visit-mail-messages.es.ts';

export const visitMailMessages: Readonly<Record<Language, VisitMailMessages>> = {
  en: englishVisitMailMessages,
  es: spanishVisitMailMessages,
};
