// The words around the text of a policy by language; the page is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { englishPolicyMessages, type PolicyMessages } from './policy-messages.en.ts';
import { spanishPolicyMessages } from './policy-messages.es.ts';

export const policyMessages: Readonly<Record<Language, PolicyMessages>> = {
  en: englishPolicyMessages,
  es: spanishPolicyMessages,
};
