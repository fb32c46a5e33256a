// What the head of a page says of its versions in other languages; apart from the rest of it, which brings the list of all pictures.
import type { MetaDescriptor } from 'react-router';
import { alternateAddresses } from '#company/facts/languages.ts';

/** The versions of a page by language, as search engines want to be told on each of them; English is for everyone else. */
export function alternatesOf(origin: string, path: string): MetaDescriptor[] {
  return alternateAddresses(path).map(({ hrefLang, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: `${origin}${path}`,
  }));
}
