// Where a link leads to a file that takes a fresh sign-in (docs/product/security-and-privacy.md#a-fresh-sign-in).

/**
 * The address of such a link. The answer says that it is a file; a `download` here would also save the page that asks for a sign-in
 * which has grown old meanwhile.
 *
 * @param file Its address in the API.
 * @param page The page of the link, to come back to.
 */
export function freshLink(isFresh: boolean, file: string, page: string) {
  if (isFresh) return { href: file };
  return { href: `/sign-in/confirm?returnTo=${encodeURIComponent(page)}` };
}
