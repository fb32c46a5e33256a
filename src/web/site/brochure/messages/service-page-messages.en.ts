// The words of a service's page around the owner's, in English. What stands in braces is filled in (company/rules/platform/fill-message.ts).
import { estimateSizeLabels } from '#company/facts/estimate-size-labels.ts';
import { salesTaxAt } from '#company/facts/sales-tax.ts';

export const englishServicePageMessages = {
  // Names the questions.
  questions: 'Asked before every job',

  // What packages cost; `name` is the owner's.
  packageVisit: 'from {price} a visit',
  packageYear: '{name} for a year, {visits} visits',
  packageYearPrice: 'from {price}',

  // The table of examples: what is measured, and what stands below it.
  sizes: estimateSizeLabels,
  examples: `Examples at our starting prices, ${salesTaxAt}. Your quote has the real numbers.`,

  // How the page ends; `time` is "24 hours".
  nextHeading: 'Tell us what you see out there',
  next: 'Two sentences and a few photos are enough. You hear from a person within {time}, and the estimate is free.',
  calculator: 'Try the figures for your yard',
  others: 'Other services',
};

export type ServicePageMessages = typeof englishServicePageMessages;
