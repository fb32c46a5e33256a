// What the forms of another email address say, in English. What stands in braces is filled in (company/rules/platform/fill-message.ts).

export const englishEmailChangeMessages = {
  newEmail: 'New email',
  orAnotherEmail: 'Or another email',
  code: 'Code',
  codeHint: 'Eight digits, mailed to {email}. They work until {time}.',
  useEmail: 'Use This Email',
  checking: 'Checking...',
  sendCode: 'Send Code',
  sending: 'Sending...',
};

export type EmailChangeMessages = typeof englishEmailChangeMessages;
