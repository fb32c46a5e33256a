// The way into the portal. A document is the same for everyone; there a script shows what a signed-in visitor needs.
import { hrefIn } from '#company/facts/languages.ts';
import { useLanguage, useLink, useSiteMessages } from './use-site-messages.ts';

/** "Customer Portal", or "Portal" and "Logout" for who is signed in (docs/product/home-page.md#header). */
export function VisitorLinks({
  className,
  isSignedIn,
}: {
  className: string;
  isSignedIn: boolean;
}) {
  const words = useSiteMessages();
  const language = useLanguage();
  const portal = useLink()('/customer-portal');
  // Before someone has signed in, no one knows the language of their portal; that of this page is known.
  const wayIn =
    language === 'en' ? portal : { href: hrefIn(language, '/sign-in?returnTo=/customer-portal') };
  const out = language === 'en' ? '/api/logout' : `/api/logout?language=${language}`;
  return (
    <div className="visitor-links">
      <a className={className} {...wayIn} data-shown-to="signed-out" hidden={isSignedIn}>
        {words.portal}
      </a>
      <a className={className} {...portal} data-shown-to="signed-in" hidden={!isSignedIn}>
        {words.portalSignedIn}
      </a>
      <a className={className} href={out} data-shown-to="signed-in" hidden={!isSignedIn}>
        {words.logout}
      </a>
    </div>
  );
}
