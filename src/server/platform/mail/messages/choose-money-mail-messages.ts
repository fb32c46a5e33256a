// The words around the mails about invoices, payments and statements, by language.
import type { Language } from '#company/facts/languages.ts';
import { englishMoneyMailMessages, type MoneyMailMessages } from './money-mail-messages.en.ts';
import { spanishMoneyMailMessages } from './money-mail-messages.es.ts';

export const moneyMailMessages: Readonly<Record<Language, MoneyMailMessages>> = {
  en: englishMoneyMailMessages,
  es: spanishMoneyMailMessages,
};
