// The words around a person's own sign-in in English: their passkeys, and where they are signed in. What stands in braces is filled in.

export const englishSignInMessages = {
  // Said above the page of what was just done, by its step.
  done: {
    'signed-out': 'That browser is signed out.',
    'others-signed-out': 'All other browsers are signed out.',
    'passkey-named': 'Passkey renamed.',
    'passkey-removed': 'Passkey removed. It can’t be used to sign in anymore.',
  },

  // Passkeys: "Added November 12, 2026, not used yet. On one device only."
  passkeysLead:
    'A passkey signs you in with your fingerprint, your face or the PIN of your device. No code to wait for, and nothing that could be stolen from us.',
  remove: 'Remove',
  removeName: 'Remove {name}',
  changeName: 'Change the name',
  newName: 'New name for {name}',
  saving: 'Saving...',
  save: 'Save',
  usedOn: 'Added {added}, last used {used}.',
  notUsed: 'Added {added}, not used yet.',
  synced: 'Synced with your device’s account.',
  oneDevice: 'On one device only.',

  // The button that adds one, and what a browser says of it.
  needsScript: 'Adding one needs JavaScript turned on.',
  notSupported: 'This browser doesn’t support passkeys. Another one might.',
  add: 'Add a passkey',
  waiting: 'Waiting for your device...',
  added: 'Passkey added',
  addedNext: 'Next time you can sign in with it.',
  confirmMe: 'Confirm it’s me',
  tryAgain: 'Please try again.',
  hasOne: 'This device already has a passkey for your account.',
  notAdded: 'No passkey was added.',
  wrongAddress: 'Passkeys don’t work at this address.',
  failed: 'That didn’t work. Please try again, or with another device.',
  // The server has refused one; null where it says its own sentence.
  refused: null as string | null,

  // Sessions. A moment is "November 12, 2026 at 9:00 AM".
  sessionsLead: 'If one of them is not yours, sign it out. It is out within a second.',
  unknownBrowser: 'A browser we do not know',
  theUnknownBrowser: 'the browser we do not know',
  thisBrowser: 'This browser',
  signOut: 'Sign out',
  signOutOf: 'Sign out {device}, {used}',
  signOutOthers: 'Sign out all others',
  inUse: 'In use now',
  lastUsed: 'Last used {moment}',
  onThisNetwork: 'on the network you are on now',
  onAnother: 'on another network',
  signedIn: 'Signed in {moment}',
  ways: {
    code: 'by an emailed code',
    link: 'by an emailed link',
    passkey: 'by a passkey',
    provider: 'through another service',
    'setup link': 'by the setup link',
    demonstration: 'as one of the demo people',
  },
  moment: '{day} at {time}',
};

export type SignInMessages = typeof englishSignInMessages;
