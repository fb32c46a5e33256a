// The words around what the company claims by language; it is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { type ClaimFactsMessages, englishClaimFactsMessages } from './claim-facts-messages.en.ts';
import { spanishClaimFactsMessages } from './claim-facts-messages.es.ts';

export const claimFactsMessages: Readonly<Record<Language, ClaimFactsMessages>> = {
  en: englishClaimFactsMessages,
  es: spanishClaimFactsMessages,
};
