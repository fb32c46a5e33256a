// What the mails about invoices, payments and statements say around the owner's own words, in English. What stands in braces is filled in.

export const englishMoneyMailMessages = {
  // An invoice. `balance` is one of the first two, and stands in its subject; `dueSentence` and `owesNothing` stand in the owner's words.
  balanceDue: '{amount}, due {day}',
  paidInFull: 'paid in full',
  dueSentence: '{amount} is due by {day}.',
  owesNothing: 'It is paid; you owe nothing.',
  invoicePreview: 'Invoice {number}: {balance}',
  total: 'Total, with {tax} sales tax',
  seeInvoice: 'See the invoice',
  invoiceMore:
    'Each line opens its visit: when we came and left, and the photos. Questions? Reply to this email or call {phone}.',

  // A reminder.
  reminderPreview: '{amount} was due {day}',
  balance: 'Balance due',
  reminderMore:
    'Already paid? Thank you. A check can take a few days to reach us. The invoice is attached.',

  // A receipt. `method` is "Visa 4242", or one of the ways below with what staff wrote behind it: "check 1042".
  receiptPreview: 'Payment received: {amount}',
  paidWith: 'Paid with {method}',
  paidOnline: 'Paid online',
  tip: 'Of it a tip for the crew',
  stillOpen: '{amount} is still open on your account.',
  paidUp: 'You’re all paid up.',
  seeReceipt: 'See the receipt',
  questions: 'Questions? Reply to this email or call {phone}.',
  ways: {
    cash: 'cash',
    check: 'check',
    'card-reader': 'card reader',
    'bank-transfer': 'bank transfer',
    online: 'online',
  },

  // A statement. The first two stand in its subject.
  isDue: '{amount} is due',
  nothingDue: 'nothing is due',
  statementPreview: 'Through {day}, {balance}',
  openingBalance: 'Opening balance',
  billed: 'Billed',
  settled: 'Paid and credited',
  closingBalance: 'Closing balance',
  seeStatement: 'See the statement',
  statementMore:
    'The statement is attached. Payments that reached us later are not on it. Questions? Reply to this email or call {phone}.',
};

export type MoneyMailMessages = typeof englishMoneyMailMessages;
