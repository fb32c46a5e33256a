// The cookie that says when to ask who is signed in; it gives no right to anything
// (docs/product/sign-in-and-people.md#signed-in-hint).

/** Whether a cookie header, or `document.cookie`, holds the hint. */
export function hasSignedInHint(cookies: string): boolean {
  return /(?:^|; )signed_in=1(?:;|$)/.test(cookies);
}
