// The words of the pages that sign someone in or out in English. What stands in braces is filled in.

export const englishSignInPageMessages = {
  signIn: {
    title: 'Sign in',
    noPassword: 'No password to remember. We’ll email you an eight-digit code, and that’s it.',
    button: 'Sign in',
    tryAgain: 'Try again',
    provider: 'Continue with {provider}',
  },
  // What is said when a way to sign in has led nowhere; the name of each stands in the address.
  troubles: {
    away: {
      title: 'The sign-in service does not answer.',
      text: 'Another company runs it, and we couldn’t reach it just now. Try again in a moment, or use an emailed code instead.',
    },
    declined: {
      title: 'You were not signed in.',
      text: 'The sign-in service says that you stopped before the end. Try again, or use an emailed code instead.',
    },
    again: {
      title: 'That sign-in could not be finished.',
      text: 'It was started in another window, took longer than ten minutes, or was used before. Please start again.',
    },
    unverified: {
      title: 'Your email address is not verified there.',
      text: 'The sign-in service has not checked that the address is yours, so we can’t sign you in with it. Use an emailed code instead.',
    },
    connected: {
      title: 'This email address belonged to another account before.',
      text: 'The sign-in service now gives it to someone else. To be sure it’s you, sign in with an emailed code.',
    },
    closed: {
      title: 'This account is closed.',
      text: 'Please call us if you think that is a mistake.',
    },
  },
  // The people of the demonstration.
  demo: {
    heading: 'Look around as one of the demo people',
    where: 'Only on this machine, and only with the demonstration data.',
    needsLink:
      'To look around as one of the demo people, open the sign-in link that the program printed in its terminal.',
    confirm: 'This is the demonstration: confirm without a code',
  },
  // A sign-in of a moment ago is asked for.
  confirm: {
    title: 'Confirm it’s you',
    lead: 'You signed in a while ago, and this needs a fresh sign-in. We’ll email a code to {email}, then bring you back.',
    button: 'Confirm',
  },
  // The page behind the link of a sign-in mail.
  link: {
    title: 'Sign in',
    heading: 'Sign in?',
    as: 'As {email}, in this browser.',
    button: 'Sign in',
    otherBrowser: 'This link belongs to another browser',
    otherBrowserText:
      'It only works where it was requested, so no one else can use it. Go back to that page and type the code from the same email.',
    ratherHere: 'Rather sign in here? We’ll email you a new code.',
    expired: 'This link has expired',
    expiredText: 'It works once, for ten minutes. Getting a new one takes a moment.',
    newCode: 'Send me a new code',
  },
  signOut: {
    title: 'Sign out',
    heading: 'Sign out?',
    asked: 'Another page asked us to sign you out. Is that what you want?',
    button: 'Sign out',
    signedOut: 'You are signed out here',
    elsewhere: 'You signed in by {host}. One more step signs you out there, too.',
    ofHost: 'Sign out of {host}',
  },
};

export type SignInPageMessages = typeof englishSignInPageMessages;
