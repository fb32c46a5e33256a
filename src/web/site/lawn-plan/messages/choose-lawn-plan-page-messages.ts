// The words around the lawn plan by language; the page is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import {
  englishLawnPlanPageMessages,
  type LawnPlanPageMessages,
} from './lawn-plan-page-messages.en.ts';
import { spanishLawnPlanPageMessages } from './lawn-plan-page-messages.es.ts';

export const lawnPlanPageMessages: Readonly<Record<Language, LawnPlanPageMessages>> = {
  en: englishLawnPlanPageMessages,
  es: spanishLawnPlanPageMessages,
};
