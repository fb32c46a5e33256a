// What an estimate says around the owner's names of jobs, in English: its title, what it is about, and its PDF. What stands in braces is
// filled in.

export const englishEstimateMessages = {
  // What was chosen in the calculator; `scope` is the owner's name of it.
  projectTitle: 'Project estimate',
  projectBasis:
    '{scope} scope. Property {property} sq ft, fence {fence} ft, drain {drain} ft, where they count.',
  lawnTitle: 'Lawn plan estimate, first visit',
  lawnBasis:
    'Lot {lot} sq ft, about {lawn} sq ft of lawn. Each visit after the first: {later} plus tax.',

  // The PDF. `rate` is "8.25%".
  taxable: 'Taxable',
  notTaxed: 'Not taxed',
  subtotal: 'Subtotal',
  salesTax: 'Sales tax {rate}',
  total: 'Total',
  firstFigure:
    'A first figure at today’s starting prices, not an offer. Slope, access and soil can change it; we look at the yard before we quote, and looking is free.',
  nextStep: 'The next step',
  // `site` and `phone` are links.
  book: 'Book a free consultation at {site}, or call {phone}. We measure the yard with you and send a quote with every line on it.',
  // The name of the file behind that of the company.
  file: 'Estimate',
};

export type EstimateMessages = typeof englishEstimateMessages;
