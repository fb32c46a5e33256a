// The words around the mail of an estimate, by language.
import type { Language } from '#company/facts/languages.ts';
import {
  type EstimateMailMessages,
  englishEstimateMailMessages,
} from './estimate-mail-messages.en.ts';
import { spanishEstimateMailMessages } from './estimate-mail-messages.es.ts';

export const estimateMailMessages: Readonly<Record<Language, EstimateMailMessages>> = {
  en: englishEstimateMailMessages,
  es: spanishEstimateMailMessages,
};
