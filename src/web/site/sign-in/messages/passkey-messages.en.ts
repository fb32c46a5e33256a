// The words of signing in with a passkey in English, and what a browser says of it.

export const englishPasskeyMessages = {
  or: 'or',
  signIn: 'Sign in with a passkey',
  confirm: 'Confirm with a passkey',
  waiting: 'Waiting for your passkey...',
  notUsed: 'No passkey was used. Try again, or have us email you a code.',
  wrongAddress: 'Passkeys do not work at this address. Use a code instead.',
  failed: 'That did not work. Please try again, or use a code instead.',
  tryAgain: 'Please try again.',
  // The server has refused it; null where it says its own sentence.
  refused: null as string | null,
};

export type PasskeyMessages = typeof englishPasskeyMessages;
