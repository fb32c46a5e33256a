// What is said once something about the own sign-in is done, named by `done` in the address of the page.

export const signInDone: Record<string, string> = {
  'signed-out': 'That browser is signed out.',
  'others-signed-out': 'All other browsers are signed out.',
  'passkey-named': 'Your passkey has its new name.',
  'passkey-removed': 'The passkey is removed. It signs nobody in any more.',
};
