// The words around the mails that follow a visit, by language.
import type { Language } from '#company/facts/languages.ts';
import {
  type AfterVisitMailMessages,
  englishAfterVisitMailMessages,
} from './after-visit-mail-messages.en.ts';
import { spanishAfterVisitMailMessages } from './after-visit-mail-messages.es.ts';

export const afterVisitMailMessages: Readonly<Record<Language, AfterVisitMailMessages>> = {
  en: englishAfterVisitMailMessages,
  es: spanishAfterVisitMailMessages,
};
