// The words around the mails of autopay, by language.
import type { Language } from '#company/facts/languages.ts';
import {
  type AutopayMailMessages,
  englishAutopayMailMessages,
} from './autopay-mail-messages.en.ts';
import { spanishAutopayMailMessages } from './autopay-mail-messages.es.ts';

export const autopayMailMessages: Readonly<Record<Language, AutopayMailMessages>> = {
  en: englishAutopayMailMessages,
  es: spanishAutopayMailMessages,
};
