// What the mails of autopay say around the owner's own words, in English. What stands in braces is filled in.

export const englishAutopayMailMessages = {
  // What a customer agreed to, or that it ended. The agreed words come behind it, in English.
  onSubject: 'Autopay is on with {method}',
  replacedSubject: 'Autopay now uses {method}',
  offSubject: 'Autopay is off',
  agreed: '{greeting}, thank you. This is what you agreed to on {day}:',
  off: '{greeting}, autopay was turned off on {day}. We will not charge {method} by ourselves any more. Invoices that are open are yours to pay.',
  reason: 'Reason: {reason}',
  change: 'Change or turn off autopay',
  see: 'See autopay',
  notYou: 'Not you? Call us at {phone}.',

  // A charge that is ahead. `otherMethod` is a link within the sentence of the two around it.
  noticePreview: '{amount} on {day}',
  chargedTo: 'Charged to {method}',
  seeInvoice: 'See the invoice',
  wrong:
    'Is something wrong with the work? Tell us before that day, and the charge waits until it is settled. You can',
  otherMethod: 'use another card or turn autopay off',
  anyTime: 'at any time, or call us at {phone}.',

  // A charge that failed. What helps follows from why it failed.
  balance: 'Balance due',
  retry: 'We will try again on {day}.',
  noRetry: 'We will not try again by ourselves.',
  advice: {
    'other-method': 'Please use another card or account, or pay this invoice yourself.',
    confirm: 'Please pay this invoice yourself; your bank then asks you to confirm it.',
    wait: 'You can also use another card or account, or pay this invoice yourself.',
  },
  pay: 'Pay {amount}',
  useOther: 'Use another card or account',
  failedMore:
    'Already paid? Thank you, nothing else is charged. Questions? Reply to this email or call {phone}.',
};

export type AutopayMailMessages = typeof englishAutopayMailMessages;
