// The words of the frame, and the language of the page, for everything that stands around a page.
import { useLocation, useRouteLoaderData } from 'react-router';
import { hasSpanish, hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import type { loader } from '#web/root.tsx';
import { anchorHref } from './anchors.ts';
import { englishSiteMessages, type SiteMessages } from './messages/site-messages.en.ts';

/** Those that came with the page, or the frame's own. */
export function useSiteMessages(): SiteMessages {
  return useRouteLoaderData<typeof loader>('root')?.siteMessages ?? englishSiteMessages;
}

/** The language that the address says. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Makes links of the site lead to pages of this language, where they are there. */
export function useHref(): (href: string) => string {
  const language = useLanguage();
  return (href) => hrefIn(language, href);
}

/** The way to the quote form: on the home page, or where that is not there in this language, on its own page. */
export function useQuoteHref(onHomePage: boolean): string {
  const language = useLanguage();
  if (language !== 'en' && !hasSpanish('/')) return hrefIn(language, '/quote');
  return hrefIn(language, anchorHref('contact', onHomePage));
}

/** Marks what is shown in English for want of another, such as the owner's own words; nothing on an English page. */
export function useEnglishMark(): { lang?: 'en' } {
  return useLanguage() === 'en' ? {} : { lang: 'en' };
}
