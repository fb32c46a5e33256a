// The words of what a visit costs, in English. What stands in braces is filled in.

export const englishVisitPriceMessages = {
  heading: 'Price of this visit',
  beforeTax: 'Before tax',
  salesTax: 'Sales tax {rate}',
  total: 'Total',
};

export type VisitPriceMessages = typeof englishVisitPriceMessages;
