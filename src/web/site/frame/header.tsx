// The header of every page: sections, gallery categories, portal and quote; a side drawer on small screens.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { categoryHref, galleryCategories } from '#web/site/frame/gallery-categories.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { menuAnchors } from './anchors.ts';
import { FreshPart } from './fresh-part.tsx';
import { Logo } from './logo.tsx';
import { MenuDrawer, OpenMenuButton } from './menu-drawer.tsx';
import {
  useLanguage,
  useLink,
  useMenuLink,
  useQuoteLink,
  useSiteMessages,
} from './use-site-messages.ts';
import { VisitorLinks } from './visitor-links.tsx';

type HeaderProps = {
  company: Pick<CompanyProfile, 'shortName' | 'companyName' | 'phone' | 'phoneDial'>;
  onHomePage: boolean;
  isSignedIn: boolean;
};

/** The sticky header. */
export function Header({ company, onHomePage, isSignedIn }: HeaderProps) {
  const words = useSiteMessages();
  const link = useLink();
  const menuLink = useMenuLink(onHomePage);
  const home = link('/');
  const quote = useQuoteLink(onHomePage);
  const isEnglish = useLanguage() === 'en';
  return (
    <header className="header no-print">
      <div className="page-width flex h-full items-center gap-3">
        <a
          className="flex min-h-11 items-center gap-2.5 rounded-field"
          href={home.href}
          hrefLang={home.hrefLang}
          aria-label={fill(words.homeOf, { company: company.companyName })}
        >
          <Logo name={company.shortName} />
        </a>
        <nav className="hidden desk:block" aria-label={words.mainNavigation}>
          <ul className="flex items-center">
            {menuAnchors.map((entry) => (
              <li key={entry.anchor} className="relative">
                {entry.anchor === 'gallery' ? (
                  <GalleryMenu onHomePage={onHomePage} />
                ) : (
                  <a className="header-link" {...menuLink(entry)}>
                    {words.menu[entry.anchor]}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <FreshPart
          name={isEnglish ? 'headerOpening' : 'spanishHeaderOpening'}
          className="header-fresh"
        />
        <div className="ml-auto hidden desk:block">
          <VisitorLinks className="header-link" isSignedIn={isSignedIn} />
        </div>
        <ButtonLink className="get-quote" size="small" {...quote}>
          {words.getQuote}
        </ButtonLink>
        <OpenMenuButton />
      </div>
      <MenuDrawer company={company} onHomePage={onHomePage} isSignedIn={isSignedIn} />
    </header>
  );
}

/** The categories under Gallery: a native popover, so Esc, a click elsewhere and the focus work by themselves. */
function GalleryMenu({ onHomePage }: { onHomePage: boolean }) {
  const { menu, gallery } = useSiteMessages();
  const link = useLink();
  return (
    <>
      <button type="button" className="header-link header-menu-button" popoverTarget="gallery-menu">
        {menu.gallery}
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div id="gallery-menu" popover="auto" className="header-menu">
        <ul>
          {galleryCategories.map((category) => (
            <li key={category}>
              <a
                {...link(onHomePage ? '#gallery' : categoryHref(category))}
                data-gallery-category={category}
              >
                {gallery.categories[category]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
