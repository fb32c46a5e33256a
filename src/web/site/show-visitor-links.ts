// Shows Portal and Logout to who is signed in. A cookie without authority says when to ask (DESIGN.md 14).

/** Asks the server only when the cookie is there, so that nobody else causes a request or a 401. */
export async function showVisitorLinks(): Promise<void> {
  if (!/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie)) return;
  const answer = await fetch('/api/auth/user').catch(() => null);
  if (!answer?.ok) return;
  for (const link of document.querySelectorAll<HTMLElement>('[data-shown-to]')) {
    link.hidden = link.dataset.shownTo !== 'signed-in';
  }
}
