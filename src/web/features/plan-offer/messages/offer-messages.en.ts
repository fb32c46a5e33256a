// The words of an offered plan in English: what it says. What stands in braces is filled in.
// Names, lines and terms are not among them: they are sealed with the offer and bind in English.
import { frequencyWords } from '#company/facts/visit-labels.ts';
import type { PlanFrequency } from '#company/rules/visits/plan-lines.ts';

export const englishOfferMessages = {
  // What it says: labels, each beside its value.
  property: 'Property',
  plan: 'Plan',
  frequencies: frequencyWords as Readonly<Record<PlanFrequency, string>>,
  firstVisit: 'First visit',
  size: 'Size',
  sizes: '{lot} sq ft lot, {lawn} sq ft of it lawn',
  goodThrough: 'Good through',
  aMonth: 'A month, on average, before tax',
  everyVisit: 'Each visit after that',
  beforeTax: 'Before tax',
  tax: 'Sales tax {rate}',
  total: 'Total',

  // The rounds of a program.
  rounds: 'Rounds',
  oneRound: 'One round a year',
  manyRounds: '{count} rounds a year',
  roundsTaxed:
    'Prices with {rate} sales tax. After the first year each round comes again in its season.',
  firstPlanned: 'First planned for {day}',
  season: 'Season: {season}',
  withTax: '{subtotal} + {tax} tax',

  // Below the terms, where the page around them is in another language.
  binding: '',
};

export type OfferMessages = typeof englishOfferMessages;
