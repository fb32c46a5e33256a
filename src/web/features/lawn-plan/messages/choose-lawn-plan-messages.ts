// The words of the lawn plan and of its price list by language. Only what the server renders has more than one: its island is given its own.
import type { Language } from '#company/facts/languages.ts';
import { addressRefusedInSpanish } from '#company/facts/lawn-plan-messages.es.ts';
import { addressRefused } from '#company/facts/lawn-plan-messages.ts';
import { englishLawnPlanMessages, type LawnPlanMessages } from './lawn-plan-messages.en.ts';
import { spanishLawnPlanMessages } from './lawn-plan-messages.es.ts';
import { englishPriceListMessages, type PriceListMessages } from './price-list-messages.en.ts';
import { spanishPriceListMessages } from './price-list-messages.es.ts';

export const lawnPlanMessages: Readonly<Record<Language, LawnPlanMessages>> = {
  en: englishLawnPlanMessages,
  es: spanishLawnPlanMessages,
};

export const priceListMessages: Readonly<Record<Language, PriceListMessages>> = {
  en: englishPriceListMessages,
  es: spanishPriceListMessages,
};

/** What is said of an address that we don’t drive to. */
export const outOfReach = { en: addressRefused, es: addressRefusedInSpanish } as const;
