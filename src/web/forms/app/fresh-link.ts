// Where a link leads to a file that takes a fresh sign-in (docs/product/security-and-privacy.md#a-fresh-sign-in).

/**
 * The address and attributes of such a link.
 *
 * @param file Its address in the API.
 * @param page The page of the link, to come back to.
 */
export function freshLink(isFresh: boolean, file: string, page: string) {
  if (isFresh) return { href: file, download: true };
  return { href: `/sign-in/confirm?returnTo=${encodeURIComponent(page)}` };
}
