// The words around the receipt of a plan request, by language.
import type { Language } from '#company/facts/languages.ts';
import {
  englishPlanReceiptMessages,
  type PlanReceiptMessages,
} from './plan-receipt-messages.en.ts';
import { spanishPlanReceiptMessages } from './plan-receipt-messages.es.ts';

export const planReceiptMessages: Readonly<Record<Language, PlanReceiptMessages>> = {
  en: englishPlanReceiptMessages,
  es: spanishPlanReceiptMessages,
};
