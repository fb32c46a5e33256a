// What the error page says for each status, above the sentence of the problem itself.

/** The way on: try the same again, sign in, or only the home page and the telephone. */
export type NextStep = 'again' | 'sign-in' | 'home';

export type ProblemWords = { heading: string; text: string; next: NextStep };

/** The text is for a problem without a sentence of its own. */
const words: Record<number, ProblemWords> = {
  400: {
    heading: 'We could not read that request.',
    text: 'Please reload the page and try again.',
    next: 'again',
  },
  401: { heading: 'Please sign in first.', text: 'This page is private.', next: 'sign-in' },
  403: {
    heading: 'You can’t open this page.',
    text: 'It belongs to someone else.',
    next: 'sign-in',
  },
  404: {
    heading: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    next: 'home',
  },
  405: {
    heading: 'This address does not work that way.',
    text: 'Please open it from the menu, or start at the home page.',
    next: 'home',
  },
  409: {
    heading: 'Something changed in the meantime.',
    text: 'Please check the page again before you decide.',
    next: 'again',
  },
  413: {
    heading: 'That was more than we can take at once.',
    text: 'Please send less, or fewer photos.',
    next: 'again',
  },
  421: {
    heading: 'Our site is not set up for this address.',
    text: 'Please open the site by its own address.',
    next: 'home',
  },
  422: {
    heading: 'Something in it isn’t right.',
    text: 'Please check it and try again.',
    next: 'again',
  },
  429: {
    heading: 'Please give us a moment.',
    text: 'That was a lot of requests at once. Please try again in a minute.',
    next: 'again',
  },
  503: {
    heading: 'We will be right back.',
    text: 'We are very busy right now. Please try again in a moment.',
    next: 'again',
  },
};

const ours: ProblemWords = {
  heading: 'This page did not load. The fault is ours.',
  text: 'Please reload it in a moment.',
  next: 'again',
};

/** The words for a status; what has none of its own is a request we could not read, or a fault of ours. */
export function problemWords(status: number): ProblemWords {
  return words[status] ?? (status < 500 ? (words[400] ?? ours) : ours);
}
