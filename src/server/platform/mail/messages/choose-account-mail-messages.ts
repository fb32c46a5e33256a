// The words of the mails about signing in and an account, by language.
import type { Language } from '#company/facts/languages.ts';
import {
  type AccountMailMessages,
  englishAccountMailMessages,
} from './account-mail-messages.en.ts';
import { spanishAccountMailMessages } from './account-mail-messages.es.ts';

export const accountMailMessages: Readonly<Record<Language, AccountMailMessages>> = {
  en: englishAccountMailMessages,
  es: spanishAccountMailMessages,
};
