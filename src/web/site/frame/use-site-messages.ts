// The words of the frame, and the language of the page, for everything that stands around a page.
import { useLocation, useRouteLoaderData } from 'react-router';
import {
  hasSpanish,
  type Language,
  languageOfPath,
  linkIn,
  type SiteLink,
} from '#company/facts/languages.ts';
import type { loader } from '#web/root.tsx';
import { anchorHref, type MenuEntry, menuHref } from './anchors.ts';
import { englishSiteMessages, type SiteMessages } from './messages/site-messages.en.ts';

/** Those that came with the page, or the frame's own. */
export function useSiteMessages(): SiteMessages {
  return useRouteLoaderData<typeof loader>('root')?.siteMessages ?? englishSiteMessages;
}

/** The language that the address says. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}

/** Whether this page is there in Spanish, too, or is the Spanish one. */
export function useHasSpanish(): boolean {
  return hasSpanish(useLocation().pathname);
}

/** Makes links of the site lead to pages of this language, and say so where they are there in English alone. */
export function useLink(): (href: string) => SiteLink {
  const language = useLanguage();
  return (href) => linkIn(language, href);
}

/** The way to the quote form, on the home page. */
export function useQuoteLink(onHomePage: boolean): SiteLink {
  return linkIn(useLanguage(), anchorHref('contact', onHomePage));
}

/** The ways of the menu; where a page is not there in this language, they lead to its section of the home page. */
export function useMenuLink(onHomePage: boolean): (entry: MenuEntry) => SiteLink {
  const language = useLanguage();
  return (entry) => {
    const isThere = language === 'en' || hasSpanish(entry.page);
    return linkIn(
      language,
      isThere ? menuHref(entry, onHomePage) : anchorHref(entry.anchor, onHomePage),
    );
  };
}

/** Marks what is shown in English for want of another, such as the owner's own words; nothing on an English page. */
export function useEnglishMark(): { lang?: 'en' } {
  return useLanguage() === 'en' ? {} : { lang: 'en' };
}
