// The words of the page of a quote in English, around the quote itself. What stands in braces is filled in.

export const englishQuotePageMessages = {
  // The way back, and until when it holds, behind service and address.
  back: 'Back to the request',
  goodThrough: ' · good through {day}',
  // Read aloud of its parts.
  photos: 'Your photos with the work on them',
  lines: 'Lines of the quote',
  options: 'Options',
  update: 'Update Total',

  // A choice that was not kept; without a reason of the server's the last one.
  notSaved: 'Your choice was not saved.',
  tryAgain: 'Your choice could not be saved. Please try again.',
  // It was another one when it was signed; in English the server's own sentences stand between the two.
  changed: 'This quote has changed since you opened it. Nothing was accepted.',
  current: 'Here is the current version. Sign again if you agree.',

  // Accepting by a typed name, which binds to the words of the quote.
  accept: 'Accept this quote',
  name: 'Sign by typing your full name',
  nameHint:
    'You accept the lines above for {total}, tax included. A copy of exactly this is kept for you.',
  binding: '',
  savingChoice: 'Saving your choice...',
  accepting: 'Accepting...',
  acceptQuote: 'Accept Quote',
  // Declining.
  notWanted: 'Not what you want?',
  whyNot: 'Why not?',
  whyHint: 'Optional. It helps us send a better one.',
  decline: 'Decline Quote',

  // What became of it.
  signedBy: 'Accepted and signed by {name}',
  calledOff: 'This job was called off.',
  copy: 'Download Copy (PDF)',
  acceptedOn: '{day}. This is exactly what you accepted.',
  acceptedThen: 'You accepted it on {day}. This is exactly what you accepted.',
  hash: 'SHA-256 of your copy: {hash}',
  declined: 'Declined',
  declinedOn: 'Declined on {day}',
  expired: 'This quote was good through {day}.',
  message: 'Message',
  writeToUs: 'Write to us, and we will send you a new one.',

  // Its deposit.
  depositDue: 'The deposit of {sum} is due.',
  payDeposit: 'Pay the Deposit',
  countsToward: 'It counts toward your total. The rest is due when the work is completed.',
  seeInvoice: 'See the Invoice',
  depositStates: {
    'to-invoice': 'The deposit is {sum}. We’ll send you its invoice.',
    held: 'Deposit paid: {sum}',
    used: 'Deposit paid: {sum}. It went toward your final invoice.',
    returned: 'We gave the deposit of {sum} back. What you paid is credit on your account.',
  },
};

export type QuotePageMessages = typeof englishQuotePageMessages;
