// The words of the page behind the link of an invitation in English. What stands in braces is filled in.

export const englishInvitationMessages = {
  title: 'Invitation',
  onStaff: 'You’re on the staff',
  onAccount: 'You’re on the account',
  signInWith: 'Sign in with {email}. We’ll email you a code.',
  signIn: 'Sign in',
  over: 'This invitation is over',
  overText: 'It has expired or was canceled. {holder} can send you another one.',
  theOwner: 'The owner',
  accept: 'Accept',
  share: 'Share an account?',
  invites: '{holder} invites {email} to their account at {company}.',
  whatFor:
    'You’ll see its visits, plans, requests, quotes and gate codes, and can ask for work and agree to plans and quotes. You can leave at any time.',
  joinStaff: 'Join the staff?',
  invitesStaff: '{company} invites {email} to work in its console. Your role: {role}.',
  staffSignIn: 'You’ll sign in with this address and a code that we email to it.',
  until: 'The invitation works until {day}.',
  // Why it could not be accepted; null where the server says its own sentence.
  refused: null as string | null,
};

export type InvitationMessages = typeof englishInvitationMessages;
