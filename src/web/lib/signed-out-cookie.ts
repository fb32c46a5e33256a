// The cookie of a sign-out: tells the open and the next pages of this browser that their person meant to leave, so that what was
// typed and not sent is forgotten (docs/product/sign-in-and-people.md#sessions).

const NAME = 'signed_out';

/** How the names begin under which unsent text is in storage. */
export const UNSENT = 'unsent form';

/** Whether `document.cookie` says that the last person here has signed out, within the last hour. */
export function hasSignedOut(cookies: string): boolean {
  return cookies.includes(`${NAME}=1`);
}

/** Ends the note: a person is signed in again. */
export function forgetSignOut(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store, and none on plain http
  if (hasSignedOut(document.cookie)) document.cookie = `${NAME}=; Max-Age=0; Path=/; SameSite=Lax`;
}

/** Removes all unsent text from storage. */
export function removeUnsentText(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const name of Object.keys(storage)) {
        if (name.startsWith(UNSENT)) storage.removeItem(name);
      }
    }
  } catch {
    // Storage is forbidden, so nothing is there.
  }
}
