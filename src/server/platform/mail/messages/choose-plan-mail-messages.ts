// The words around the mails about plans, by language.
import type { Language } from '#company/facts/languages.ts';
import { englishPlanMailMessages, type PlanMailMessages } from './plan-mail-messages.en.ts';
import { spanishPlanMailMessages } from './plan-mail-messages.es.ts';

export const planMailMessages: Readonly<Record<Language, PlanMailMessages>> = {
  en: englishPlanMailMessages,
  es: spanishPlanMailMessages,
};
