// The words of the cost calculator, in English. Scopes and jobs are the owner's. What stands in braces is filled in (company/rules/platform/fill-message.ts).
import { estimateSizeLabels } from '#company/facts/estimate-size-labels.ts';
import { salesTaxAt } from '#company/facts/sales-tax.ts';

const { property, fence, drain } = estimateSizeLabels;

export const englishCostCalculatorMessages = {
  heading: 'Cost Calculator',
  lead: 'What a project costs, by the same starting prices we use. No name, no phone number.',

  // Each size: its slider, what it is for, the unit behind the number, and behind "per".
  sizes: {
    property: { ...property, usedFor: 'For design, irrigation and lighting', one: 'sq ft' },
    fence: { ...fence, usedFor: 'For fencing', one: 'ft' },
    drain: { ...drain, usedFor: 'For drainage', one: 'ft' },
  },

  scope: 'Scope',
  jobs: 'What would you like done?',
  // What a job costs: "$1,800 plus 40¢ per sq ft".
  rate: '{rate} per {unit}',
  baseAndRate: '{base} plus {rate} per {unit}',

  // The sum, also as it is read aloud after a change, and while no job is chosen.
  total: 'Estimated total',
  spokenTotal: 'Estimated total {total}',
  nothing: 'Choose at least one job above, and the price appears.',
  // `rate` is "8.25%".
  firstFigure: `A first figure, ${salesTaxAt}. Slope, access and soil can change it; we look at the yard before we quote, and looking is free.`,
  getQuote: 'Get Accurate Quote',
  emailEstimate: 'Email Me This Estimate',
  otherDevice: 'Continue on Another Device',

  // What goes into the quote form; `jobs` is "Drainage $2,880, Wood fencing $4,200", and the sizes are those that they are measured by.
  quote: 'Cost calculator, {scope} scope: {jobs}. Estimated total {total}, for {sizes}.',
  quoteSizes: {
    property: 'property size {size} sq ft',
    fence: 'fence length {size} ft',
    drain: 'drain length {size} ft',
  },
};

export type CostCalculatorMessages = typeof englishCostCalculatorMessages;
