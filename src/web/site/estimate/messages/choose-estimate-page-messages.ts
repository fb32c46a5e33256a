// The words of the page of an estimate by language; the page is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import {
  type EstimatePageMessages,
  englishEstimatePageMessages,
} from './estimate-page-messages.en.ts';
import { spanishEstimatePageMessages } from './estimate-page-messages.es.ts';

export const estimatePageMessages: Readonly<Record<Language, EstimatePageMessages>> = {
  en: englishEstimatePageMessages,
  es: spanishEstimatePageMessages,
};
