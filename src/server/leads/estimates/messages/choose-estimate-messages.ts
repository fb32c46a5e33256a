// What an estimate says around the owner's names of jobs, by language.
import type { Language } from '#company/facts/languages.ts';
import { type EstimateMessages, englishEstimateMessages } from './estimate-messages.en.ts';
import { spanishEstimateMessages } from './estimate-messages.es.ts';

export const estimateMessages: Readonly<Record<Language, EstimateMessages>> = {
  en: englishEstimateMessages,
  es: spanishEstimateMessages,
};
