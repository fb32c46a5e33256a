// Where a link leads to a file that takes a fresh sign-in (docs/product/security-and-privacy.md#a-fresh-sign-in).
import { hrefIn, type Language } from '#company/facts/languages.ts';

/**
 * The address of such a link. The answer says that it is a file; a `download` here would also save the page that asks for a sign-in
 * which has grown old meanwhile.
 *
 * @param file Its address in the API.
 * @param page The page of the link, to come back to.
 * @param language Of that page.
 */
export function freshLink(isFresh: boolean, file: string, page: string, language: Language = 'en') {
  if (isFresh) return { href: file };
  return { href: hrefIn(language, `/sign-in/confirm?returnTo=${encodeURIComponent(page)}`) };
}
