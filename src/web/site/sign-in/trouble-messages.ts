// What the sign-in page says when a way to sign in has led nowhere; named by `trouble` in its address.

type TroubleWords = { title: string; text: string; mayRetry: boolean };

const words: Record<string, TroubleWords> = {
  away: {
    title: 'The sign-in service does not answer.',
    text: 'Another company runs it, and we couldn’t reach it just now. Try again in a moment, or use an emailed code instead.',
    mayRetry: true,
  },
  declined: {
    title: 'You were not signed in.',
    text: 'The sign-in service says that you stopped before the end. Try again, or use an emailed code instead.',
    mayRetry: true,
  },
  again: {
    title: 'That sign-in could not be finished.',
    text: 'It was started in another window, took longer than ten minutes, or was used before. Please start again.',
    mayRetry: true,
  },
  unverified: {
    title: 'Your email address is not verified there.',
    text: 'The sign-in service has not checked that the address is yours, so we can’t sign you in with it. Use an emailed code instead.',
    mayRetry: false,
  },
  connected: {
    title: 'This email address belonged to another account before.',
    text: 'The sign-in service now gives it to someone else. To be sure it’s you, sign in with an emailed code.',
    mayRetry: false,
  },
  closed: {
    title: 'This account is closed.',
    text: 'Please call us if you think that is a mistake.',
    mayRetry: false,
  },
};

/** The words, or undefined when there is no such trouble. */
export function troubleWords(trouble: string | null): TroubleWords | undefined {
  return trouble && Object.hasOwn(words, trouble) ? words[trouble] : undefined;
}
