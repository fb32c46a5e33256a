// The words of the summary of a year in English. What stands in braces is filled in.

export const englishYearMessages = {
  // Read aloud of the years to choose from.
  years: 'Years',
  nothing: 'Nothing was billed or paid in {year}.',
  downloadCsv: 'Download CSV',

  // Its sums.
  sums: 'What it came to',
  before: 'Owed before',
  work: 'Work',
  salesTax: 'Sales tax',
  deposits: 'Deposits billed',
  depositsUsed: 'Deposits used for finished work',
  credited: 'Credited',
  creditedWithTax: 'Credited, {tax} of it sales tax',
  paid: 'Paid',
  refunded: 'Refunded',
  creditLeft: 'Credit left',
  after: 'Owed after',
  tips: 'You also gave {amount} in tips. Thank you.',

  // Below the amount of a row.
  taxOf: '{amount} sales tax',
};

export type YearMessages = typeof englishYearMessages;
