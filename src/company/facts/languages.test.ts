// Which language an address says, and how a link leads to a page of the same language.
import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  englishPath,
  hasSpanish,
  hrefIn,
  languageOfPath,
  linkIn,
} from './languages.ts';

describe('the language of an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/es', 'es', '/'],
    ['/es/quote', 'es', '/quote'],
    ['/my-area', 'en', '/my-area'],
  ])('%s is %s', (path, language, english) => {
    expect([languageOfPath(path), englishPath(path)]).toEqual([language, english]);
  });

  it('leads to the Spanish page where there is one, with its query and anchor, else to the English one', () => {
    expect(hrefIn('es', '/quote?service=fencing#top')).toBe('/es/quote?service=fencing#top');
    expect(hrefIn('es', '/customer-portal')).toBe('/customer-portal');
    expect(hrefIn('en', '/quote')).toBe('/quote');
    expect(linkIn('es', '/business-card')).toEqual({ href: '/business-card', hrefLang: 'en' });
    expect(linkIn('es', '/quote')).toEqual({ href: '/es/quote' });
    expect(linkIn('es', '/#contact')).toEqual({ href: '/es#contact' });
    expect(linkIn('es', '/customer-portal')).toEqual({ href: '/customer-portal' });
    expect(linkIn('en', '/business-card')).toEqual({ href: '/business-card' });
    expect(hrefIn('es', '/services/fencing#questions')).toBe('/es/services/fencing#questions');
    expect([hasSpanish('/es/areas/katy'), hasSpanish('/es/areas/')]).toEqual([true, false]);
    expect([hasSpanish('/es/quote'), hasSpanish('/customer-portal')]).toEqual([true, false]);
    expect(linkIn('es', '/blog/mulch')).toEqual({ href: '/es/blog/mulch' });
    expect(hrefIn('es', '/sign-in/confirm?returnTo=/')).toBe('/es/sign-in/confirm?returnTo=/');
  });

  it('is named for every version of a page', () => {
    expect(addressesOf('/es/quote').map(({ path }) => path)).toEqual(['/quote', '/es/quote']);
    expect(addressesOf('/customer-portal').map(({ path }) => path)).toEqual(['/customer-portal']);
  });
});
