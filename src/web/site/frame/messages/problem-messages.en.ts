// The words of the page that says what went wrong, in English: by status, and the ways on from it.
import type { Language } from '#company/facts/languages.ts';

type StatusWords = {
  heading: string;
  /** For a problem without a sentence of its own. */
  text: string;
};

export const englishProblemMessages = {
  language: 'en' as Language,

  // By status; `fault` is a failure of ours, and `unreadable` everything else that has no words of its own.
  unreadable: {
    heading: 'We could not read that request.',
    text: 'Please reload the page and try again.',
  },
  fault: {
    heading: 'This page did not load. The fault is ours.',
    text: 'Please reload it in a moment.',
  },
  statuses: {
    401: { heading: 'Please sign in first.', text: 'This page is private.' },
    403: { heading: 'You can’t open this page.', text: 'It belongs to someone else.' },
    404: {
      heading: '404 Page Not Found',
      text: 'Did you forget to add the page to the router?',
    },
    405: {
      heading: 'This address does not work that way.',
      text: 'Please open it from the menu, or start at the home page.',
    },
    409: {
      heading: 'Something changed in the meantime.',
      text: 'Please check the page again before you decide.',
    },
    413: {
      heading: 'That was more than we can take at once.',
      text: 'Please send less, or fewer photos.',
    },
    421: {
      heading: 'Our site is not set up for this address.',
      text: 'Please open the site by its own address.',
    },
    422: { heading: 'Something in it isn’t right.', text: 'Please check it and try again.' },
    429: {
      heading: 'Please give us a moment.',
      text: 'That was a lot of requests at once. Please try again in a minute.',
    },
    503: {
      heading: 'We will be right back.',
      text: 'We are very busy right now. Please try again in a moment.',
    },
  } satisfies Record<number, StatusWords>,

  // The ways on, as buttons, and the line to call.
  tryAgain: 'Try again',
  signInOther: 'Sign in as someone else',
  goHome: 'Go to the home page',
  orCall: 'Or call us: {phone}',

  // Above the button that sends a form once more that could not be taken.
  kept: 'What you typed is kept.',
  keptWithoutPhotos:
    'We kept what you typed, but not the photos: to send them too, go back and choose them again.',
  sendAgain: 'Send it again',

  // In place of a page that is a signed-in person's, and in the message above it.
  signIn: {
    required: 'Authentication Required',
    portal: 'Please log in to access your customer portal.',
    expired: 'Session Expired',
    expiredText: 'Your session has expired. Redirecting to login...',
    hasExpired: 'Your session has expired.',
    redirecting: 'Redirecting to login...',
    again: 'Please sign in again.',
    toSee: 'Please sign in to see this page.',
    now: 'Sign in now',
    otherTab: 'Or sign in in another tab, come back here, and press:',
  },

  // In place of a page that takes a sign-in of a moment ago.
  confirm: {
    title: 'Confirm it’s you',
    text: 'You signed in a while ago. Please confirm that it’s you; then you have ten minutes.',
    button: 'Confirm it’s me',
    cancel: 'Cancel',
    otherTab: 'Or confirm in another tab, come back here, and press:',
  },

  // On the page for an address that leads nowhere.
  services: 'Services and prices',
  book: 'Book a consultation',
  quote: 'Request a quote',
  contact: 'Contact us',
};

export type ProblemMessages = typeof englishProblemMessages;
