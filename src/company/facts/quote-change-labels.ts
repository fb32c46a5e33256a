// What is said of each thing that differs between two versions of a quote. What stands in braces is filled in.

export const quoteChangeLabels = {
  added: 'Added: {name}, {price}.',
  removed: 'Removed: {name}, {price}.',
  price: '{name}: {now} instead of {old}.',
  taxable: '{name}: sales tax is due.',
  notTaxed: '{name}: no sales tax.',
  optional: '{name}: optional now.',
  notOptional: '{name}: no longer optional.',
  chosen: '{name}: chosen.',
  notChosen: '{name}: no longer chosen.',

  title: 'It is called “{name}” now.',
  message: 'What we wrote to you about it has changed.',
  taxRate: 'The rate of sales tax has changed.',
  validUntil: 'It is good through {day}.',
  payment: 'Payment: {payments}.',

  // How a line comes to its price: "$90.00 (2 × $45.00 per cubic yard)" or "$90.00 (fixed price)".
  fixed: 'fixed price',
  per: 'per',

  // What a payment is called: the office has named the other ones.
  deposit: 'Deposit',
  allAtTheEnd: 'all of it when the work is completed',
};

export type QuoteChangeLabels = typeof quoteChangeLabels;
