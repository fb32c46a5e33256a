// The words of signing in by an emailed code in English, on every page that asks for one. What stands in braces is filled in.

export const englishCodeStepsMessages = {
  emailLabel: 'Email Address',
  sending: 'Sending...',
  send: 'Send me a code',
  sent: 'If email reaches {email}, the code is on its way. It works for ten minutes.',
  code: 'Code',
  checking: 'Checking...',
  again: 'Send another code',
  otherAddress: 'Use another address',
};

export type CodeStepsMessages = typeof englishCodeStepsMessages;
