// The languages in which customers are spoken to, which public pages have a version in another one than English, and how an
// address says its language (docs/decisions/0110-spanish-by-address.md).

/** English first: its words are the ones that are promised (docs/product/README.md), and what is missing is shown in it. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The languages that content is translated into; English is the content itself. */
export const translationLanguages = languages.filter((language) => language !== 'en');
export type TranslationLanguage = (typeof translationLanguages)[number];

/** How each language calls itself, for the way to it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** How the office reads that a customer is written to in Spanish. */
export const SPEAKS_SPANISH = 'Speaks Spanish';

/**
 * The public pages that are there in Spanish. A page comes to this list when all of its words do; the way to Spanish is shown on these
 * pages alone, and a link leads from one Spanish page to another only where both stand here.
 */
export const spanishPages = [
  '/',
  '/quote',
  '/book',
  '/storm',
  '/lawn-plan',
  '/newsletter',
  '/contact',
  '/estimate',
  '/services',
  '/areas',
  '/about',
  '/privacy',
  '/terms',
  '/accessibility',
  '/text-messages',
  '/gallery',
  '/gallery-full',
  '/blog',
  '/blog/tips',
  '/blog/updates',
  '/blog/projects',
  '/my-area',
  '/continue',
  '/sign-in',
  '/sign-out',
] as const;

/** Pages of one thing each that are there in Spanish, by what stands before its slug. */
export const spanishFamilies = ['/services/', '/areas/', '/blog/'] as const;

/** Those that are there in Spanish for who is signed in, or has a link. */
const spanishPrivatePages = ['/newsletter/unsubscribe', '/sign-in/confirm'];

/** Pages behind a link of one's own that are there in Spanish, by what stands before the token. */
const spanishKeyPages = [
  '/appointment/',
  '/chat/',
  '/continue/',
  '/invitation/',
  '/plan-offer/',
  '/sign-in/link/',
  '/visit-today/',
  '/your-photos/',
  '/your-review/',
] as const;

const SPANISH = '/es';

/** The portal speaks the language of its person, whatever its address. */
const IN_READERS_LANGUAGE = '/customer-portal';

/** The language that an address says. */
export function languageOfPath(path: string): Language {
  return path === SPANISH || path.startsWith(`${SPANISH}/`) ? 'es' : 'en';
}

/** The address of the same page in English: "/quote" for "/es/quote", "/" for "/es". */
export function englishPath(path: string): string {
  return languageOfPath(path) === 'en' ? path : path.slice(SPANISH.length) || '/';
}

/** Whether the page of an address, in whatever language, is there in Spanish. */
export function hasSpanish(path: string): boolean {
  const english = englishPath(path);
  return (
    spanishPages.some((page) => page === english) ||
    spanishPrivatePages.includes(english) ||
    [...spanishFamilies, ...spanishKeyPages].some(
      (before) => english.startsWith(before) && english.length > before.length,
    )
  );
}

/**
 * A link to a page of the site for who reads this language: query and anchor stay. Where the page is not there in the language, the
 * English one.
 */
export function hrefIn(language: Language, href: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  if (language === 'en' || !hasSpanish(path)) return href;
  return path === '/' ? `${SPANISH}${href.slice(1)}` : `${SPANISH}${href}`;
}

/** A link as an element takes it; `hrefLang` where it leads to another language than that of the page. */
export type SiteLink = { href: string; hrefLang?: 'en' };

/** The same with the language that it leads to. An anchor stays on its page. */
export function linkIn(language: Language, href: string): SiteLink {
  const own = hrefIn(language, href);
  const [path = ''] = own.split(/[?#]/, 1);
  const leadsToEnglish =
    language !== 'en' &&
    path.startsWith('/') &&
    !path.startsWith(IN_READERS_LANGUAGE) &&
    languageOfPath(path) === 'en';
  return { href: own, ...(leadsToEnglish && { hrefLang: 'en' as const }) };
}

/** The addresses of a page by language; only its own where there is no other. */
export function addressesOf(path: string): readonly { language: Language; path: string }[] {
  const english = englishPath(path);
  if (!hasSpanish(path)) return [{ language: 'en', path: english }];
  return languages.map((language) => ({ language, path: hrefIn(language, english) }));
}

/** The versions of a page as search engines want to be told of each of them, English also for everyone else; none where there is only one. */
export function alternateAddresses(path: string): readonly { hrefLang: string; path: string }[] {
  if (!hasSpanish(path)) return [];
  const versions = addressesOf(path).map(({ language, path }) => ({ hrefLang: language, path }));
  return [...versions, { hrefLang: 'x-default', path: englishPath(path) }];
}
