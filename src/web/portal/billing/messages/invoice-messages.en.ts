// The words of an invoice's page in English. What was billed stands on it as it was sent. What stands in braces is filled in.

export const englishInvoiceMessages = {
  // Its facts, beside those of Billing.
  billedTo: 'Billed to',
  due: 'Due',
  // Where its lines are in another language than the page.
  asAgreed: '',

  // Its items, each with its lines and the visit or quote behind it.
  items: 'What this invoice is for',
  salesTax: 'Sales tax {rate}',
  total: 'Total',
  creditedSince: 'Credited since',
  arrived: 'Arrived {time}',
  arrivedAndLeft: 'Arrived {arrived}, left {left}',
  left: 'Left {time}',
  agreement: 'Agreement',
  seeVisitAndPhotos: 'See the visit and its photos',
  seeVisit: 'See the visit',
  ofDay: 'of {day}',
  acceptedQuote: 'Accepted quote',
  seeQuote: 'See the quote',

  // What it came to, and what became of it.
  sum: 'Sum',
  subtotal: 'Subtotal',
  stateTax: 'Sales tax, Texas',
  localTax: 'Sales tax, local',
  creditNote: 'Credit note {number}, {day}',
  toCredit: 'Moved to your account’s credit',

  whatCodesMean:
    '“Agreement” is a fingerprint of the exact text you agreed to (the first 16 characters of its SHA-256). Change one letter of that text, and the fingerprint is a different one.',
};

export type InvoiceMessages = typeof englishInvoiceMessages;
