// The header of every page: sections, gallery categories, portal and quote; a side drawer on small screens.
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { categoryHref, galleryCategories } from '#web/site/gallery/gallery-labels.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { anchorHref, menuAnchors, menuHref } from './anchors.ts';
import { FreshPart } from './fresh-part.tsx';
import { Logo } from './logo.tsx';
import { MenuDrawer, OpenMenuButton } from './menu-drawer.tsx';
import { VisitorLinks } from './visitor-links.tsx';

type HeaderProps = {
  company: Pick<CompanyProfile, 'shortName' | 'companyName' | 'phone' | 'phoneDial'>;
  onHomePage: boolean;
  isSignedIn: boolean;
};

/** The sticky header. */
export function Header({ company, onHomePage, isSignedIn }: HeaderProps) {
  return (
    <header className="header no-print">
      <div className="page-width flex h-full items-center gap-3">
        <a
          className="flex min-h-11 items-center gap-2.5 rounded-field"
          href="/"
          aria-label={`${company.companyName}, home page`}
        >
          <Logo name={company.shortName} />
        </a>
        <nav className="hidden desk:block" aria-label="Main">
          <ul className="flex items-center">
            {menuAnchors.map((entry) => (
              <li key={entry.anchor} className="relative">
                {entry.anchor === 'gallery' ? (
                  <GalleryMenu onHomePage={onHomePage} />
                ) : (
                  <a className="header-link" href={menuHref(entry, onHomePage)}>
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <FreshPart name="headerOpening" className="header-fresh" />
        <div className="ml-auto hidden items-center desk:flex">
          <VisitorLinks className="header-link" isSignedIn={isSignedIn} />
        </div>
        <ButtonLink className="get-quote" size="small" href={anchorHref('contact', onHomePage)}>
          Get Quote
        </ButtonLink>
        <OpenMenuButton />
      </div>
      <MenuDrawer company={company} onHomePage={onHomePage} isSignedIn={isSignedIn} />
    </header>
  );
}

/** The categories under Gallery: a native popover, so Esc, a click elsewhere and the focus work by themselves. */
function GalleryMenu({ onHomePage }: { onHomePage: boolean }) {
  return (
    <>
      <button type="button" className="header-link header-menu-button" popoverTarget="gallery-menu">
        Gallery
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div id="gallery-menu" popover="auto" className="header-menu">
        <ul>
          {galleryCategories.map(({ value, label }) => (
            <li key={value}>
              <a href={onHomePage ? '#gallery' : categoryHref(value)} data-gallery-category={value}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
