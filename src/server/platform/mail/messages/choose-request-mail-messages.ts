// The words around the mails about a request, its quote and a call after a storm, by language.
import type { Language } from '#company/facts/languages.ts';
import {
  englishRequestMailMessages,
  type RequestMailMessages,
} from './request-mail-messages.en.ts';
import { spanishRequestMailMessages } from './request-mail-messages.es.ts';

export const requestMailMessages: Readonly<Record<Language, RequestMailMessages>> = {
  en: englishRequestMailMessages,
  es: spanishRequestMailMessages,
};
