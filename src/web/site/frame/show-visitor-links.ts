// Shows Portal and Logout to who is signed in, on pages that are the same bytes for everyone.
import { hasSignedOut, removeUnsentText } from '#web/lib/signed-out-cookie.ts';
import { hasSignedInHint } from './signed-in-hint.ts';

/** The page to which a sign-out leads forgets what was typed before it. Asks the server only when the cookie is there, so that no one else causes a request or a 401. */
export async function showVisitorLinks(): Promise<void> {
  if (hasSignedOut(document.cookie)) removeUnsentText();
  const isSignedIn =
    hasSignedInHint(document.cookie) &&
    (await fetch('/api/auth/user').catch(() => null))?.ok === true;
  for (const link of document.querySelectorAll<HTMLElement>('[data-shown-to]')) {
    link.hidden = (link.dataset.shownTo === 'signed-in') !== isSignedIn;
  }
}
