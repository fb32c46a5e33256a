// What the mails about signing in and an account say, in English. What stands in braces is filled in.

export const englishAccountMailMessages = {
  // A code to sign in. It stands unbroken behind the word for it, in subject and text, so that phones offer to fill it in.
  codeSubject: 'Your sign-in code {code}',
  signIn: 'Sign in',
  typeCode: 'Type this into the page that asked for it. It works for ten minutes, once.',
  codeLetter: 'Here is your sign-in code {code}',
  yourCode: 'Your code',
  readingHere: 'Reading this in the browser that asked? Then there is nothing to type:',
  notAsked: 'If you did not ask for it, you can ignore this email.',

  // Another email address: the code to the new one, typed by the person or read out to us on the phone.
  newCodeSubject: 'Your code for a new email {code}',
  newCodePreview: 'Your code {code}',
  newCodeHeading: 'Use this email',
  typeNewCode:
    'Type this into the page that asked for it. It works for 30 minutes, once. From then on you sign in with this email, and we write to you here.',
  readNewCode:
    'Please read this code to the person at {company} who is helping you. It works for 30 minutes, once. From then on you sign in with this email, and we write to you here.',
  newCodeLetter: 'Here is your code {code}',
  enterCode: 'Enter the code',
  giveNoOne:
    'If you did not ask for it, you can ignore this email. Don’t give the code to anyone who called you.',
  call: 'Call {name}',

  // The same, to the address of before: that it was asked for, and that it is done.
  askedSubject: 'Someone asked us for a new email on your account',
  nothingToDo: 'If that was you, there is nothing to do',
  askedHeading: 'A new email was asked for',
  asked:
    '{greeting}, someone called us and asked to use another email for your account. If that was you, there is nothing to do. If not, please call us right away.',
  changedSubject: 'Your account has a new email',
  changedPreview: 'You no longer sign in with this one',
  changed:
    '{greeting}, your account now has another email. You no longer sign in with this one, and we no longer write to you here.',
  changedWrong: 'Wasn’t you? Please call us right away, and we’ll get your account back to you.',

  // An invitation to share an account; `holder` is who asks.
  inviteSubject: '{holder} invites you to their {company} account',
  invitePreview: 'See the visits, ask for work, answer quotes',
  inviteHeading: 'You’re invited',
  invite:
    '{greeting}, {holder} would like to share their account at {company} with you. You sign in with your own email and see what they see: visits, plans, requests and quotes. You can ask for work, agree to plans and quotes, and see gate codes.',
  seeInvitation: 'See the invitation',
  inviteUntil:
    'The link works until {day}. If you don’t know {holder}, you can ignore this email: nothing happens unless you accept.',

  // An account that will be deleted, and one that was.
  deletesSubject: 'Your account will be deleted on {day}',
  deletesPreview: 'You can keep it until then',
  deletesHeading: 'Your account will be deleted',
  deletes:
    '{greeting}, you asked us to delete your account. We’ll do that on {day}. Until then everything stays as it is, and you can change your mind.',
  keep: 'Keep my account',
  deletesWrong:
    'Didn’t ask for this? Someone else may be using your account: sign in, keep it, and sign out your other devices. Or call us at {phone}.',
  deletedSubject: 'Your account has been deleted',
  thanks: 'Thank you for being our customer',
  deleted:
    'Your account and what we knew about you have been deleted, and visits ahead on an account of your own are canceled. We keep only the quotes and plan agreements that you signed and the record of the visits we made, for four years, because tax law requires it. This is the last email you get from us about it: your address is deleted, too.',
  deletedThanks: 'Thank you for being our customer.',

  // A new passkey; `name` is what it is called.
  passkeySubject: 'A passkey was added to your account',
  passkeyPreview: 'If that was you, there is nothing to do',
  passkeyHeading: 'A passkey was added',
  passkey:
    '{greeting}, a passkey ({name}) was added to your account on {day} at {time}. You can now sign in with it instead of a code. If that was you, there is nothing to do.',
  passkeyWrong:
    'Wasn’t you? Someone else may be using your account: sign in, remove the passkey, and sign out your other devices. Or call us at {phone}.',
  seePasskeys: 'See my passkeys',
};

export type AccountMailMessages = typeof englishAccountMailMessages;
