// The words of the frame, and the language of the page, for everything that stands around a page.
import { useLocation, useRouteLoaderData } from 'react-router';
import { hrefIn, type Language, languageOfPath } from '#company/facts/languages.ts';
import type { loader } from '#web/root.tsx';
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

/** Marks what is shown in English for want of another, such as the owner's own words; nothing on an English page. */
export function useEnglishMark(): { lang?: 'en' } {
  return useLanguage() === 'en' ? {} : { lang: 'en' };
}
