// The navigation of small screens: a popover at the side, which the browser opens and closes by itself. It is not modal, because
// what is made inert is styled anew: the whole page.
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { menuAnchors } from './anchors.ts';
import { useMenuLink, useQuoteLink, useSiteMessages } from './use-site-messages.ts';
import { VisitorLinks } from './visitor-links.tsx';

const DRAWER = 'menu-drawer';

/** Opens the drawer; hidden where the full navigation fits. */
export function OpenMenuButton() {
  const words = useSiteMessages();
  return (
    <button
      type="button"
      popoverTarget={DRAWER}
      className="grid size-11 place-items-center rounded-pill border border-edge desk:hidden"
      aria-label={words.openMenu}
      aria-haspopup="dialog"
    >
      <Icon name="menu" />
    </button>
  );
}

type MenuDrawerProps = {
  company: Pick<CompanyProfile, 'phone' | 'phoneDial'>;
  onHomePage: boolean;
  isSignedIn: boolean;
};

/** The same links as the header's, Gallery without its categories. */
export function MenuDrawer({ company, onHomePage, isSignedIn }: MenuDrawerProps) {
  const words = useSiteMessages();
  const menuLink = useMenuLink(onHomePage);
  const quote = useQuoteLink(onHomePage);
  return (
    <dialog id={DRAWER} className="menu-drawer" aria-label={words.menuName} popover="auto">
      <button
        type="button"
        popoverTarget={DRAWER}
        popoverTargetAction="hide"
        className="ml-auto grid size-11 place-items-center rounded-pill border border-edge"
        aria-label={words.closeMenu}
      >
        <Icon name="close" />
      </button>
      <nav aria-label={words.menuName}>
        <ul className="menu-drawer-links">
          {menuAnchors.map((entry) => (
            <li key={entry.anchor}>
              <a {...menuLink(entry)}>{words.menu[entry.anchor]}</a>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex">
          <VisitorLinks className="text-link" isSignedIn={isSignedIn} />
        </div>
      </nav>
      <div className="mt-auto grid gap-3 pt-8">
        <ButtonLink {...quote}>{words.getQuote}</ButtonLink>
        <ButtonLink variant="quiet" href={`tel:${company.phoneDial}`}>
          <Icon name="phone" />
          {company.phone}
        </ButtonLink>
      </div>
    </dialog>
  );
}
