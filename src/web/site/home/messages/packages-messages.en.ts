// The words of the three packages, in English. Names, lines and how often each is done are the owner's. What stands in braces is filled in
// (company/rules/platform/fill-message.ts).
import { salesTaxAt } from '#company/facts/sales-tax.ts';
import type { ServicePackage } from '#contract/site/content/prices.ts';

const badges: Record<NonNullable<ServicePackage['badge']>, string> = {
  'Most Popular': 'Most Popular',
  Premium: 'Premium',
};

export const englishPackagesMessages = {
  heading: 'A year of care, at a price per visit',
  // `frequency` is the owner's: "weekly April-October, twice monthly November-March"; `rate` is "8.25%".
  intro: `{visits} visits a year: {frequency}. Prices per visit, ${salesTaxAt}.`,

  // The table: its name for screen readers, what opens its lines on a phone, and its last line.
  compared: 'The three packages compared',
  whatIsIncluded: 'What each one includes',
  notIncluded: 'not included',
  year: 'A year, before tax',

  // Above each column: what the owner has chosen to say of it, and around its price.
  badges,
  from: 'from',
  perVisit: 'per visit',

  // The button below each column; the second part is read aloud only. `name` is "Complete Care".
  getStarted: 'Get Started',
  withPackage: 'with {name}',
  // What each puts into the quote form.
  wantsPackage: 'I would like to start with the {name} package.',

  // Below the table. `contract` and `savings` are the owner's: "12-month contract", "15-20%"; `bagging` is "$15".
  terms:
    'On a {contract} you save {savings} against single visits. Clippings are mulched back into the lawn; bagging the back yard is {bagging} extra per visit. These are prices for upkeep; new commercial landscaping is priced by the project.',
  requestCustom: 'Request Custom Package',
  // What that puts into the quote form, where it is finished.
  wantsCustom: 'I would like a custom package: ',
};

export type PackagesMessages = typeof englishPackagesMessages;
