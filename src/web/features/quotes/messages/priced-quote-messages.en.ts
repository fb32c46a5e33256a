// The words of a priced quote, which its customer reads and the office looks at first, in English. What stands in braces is filled in.

export const englishPricedQuoteMessages = {
  // The customer's photos, a pin on one, and where it stands, read aloud: "Line 1, Mulch: top left of photo 2".
  photoOf: 'Your property, number {number}',
  photo: 'Photo {number}',
  line: 'Line {number}, ',
  pin: ': {place} of photo {photo}',
  // Behind a line that is pinned, read aloud; `places` are joined by `and`.
  pinned: ', pinned at the {places}',
  pinnedAt: '{place} of photo {photo}',
  and: ' and the ',
  places: { top: 'top', bottom: 'bottom', left: 'left', right: 'right', middle: 'middle' },

  // Of a line, below what it is; `price` is null where the rules' own words are shown.
  price: null as { fixed: string; per: string } | null,
  noTax: ' · no sales tax',
  // Of a line that can be chosen.
  chosen: 'Chosen',
  notChosen: 'Not chosen',
  addOption: 'Add this option',

  // What it comes to; `totalSaid` is read aloud when a choice has moved it.
  subtotal: 'Subtotal',
  salesTax: 'Sales tax {rate}',
  total: 'Total',
  totalSaid: 'Total {amount}',

  // How it is paid for; null where the rules' own words are shown.
  payments: 'Payments',
  paymentNames: null as Readonly<Record<'deposit' | 'rest', string>> | null,
  due: null as Readonly<Record<'deposit' | 'progress' | 'rest', string>> | null,
};

export type PricedQuoteMessages = typeof englishPricedQuoteMessages;
