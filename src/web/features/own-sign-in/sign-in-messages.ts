// What is said once something about the own sign-in is done, named by `done` in the address of the page.

export const signInDone: Record<string, string> = {
  'signed-out': 'That browser is signed out.',
  'others-signed-out': 'All other browsers are signed out.',
  'passkey-named': 'Passkey renamed.',
  'passkey-removed': 'Passkey removed. It can’t be used to sign in anymore.',
};
