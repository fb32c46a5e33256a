// The way into the portal. A document is the same for everyone; there a script shows what a signed-in visitor needs.
import { useLink, useSiteMessages } from './use-site-messages.ts';

/** "Customer Portal", or "Portal" and "Logout" for who is signed in (docs/product/home-page.md#header). */
export function VisitorLinks({
  className,
  isSignedIn,
}: {
  className: string;
  isSignedIn: boolean;
}) {
  const words = useSiteMessages();
  const portal = useLink()('/customer-portal');
  return (
    <div className="visitor-links">
      <a className={className} {...portal} data-shown-to="signed-out" hidden={isSignedIn}>
        {words.portal}
      </a>
      <a className={className} {...portal} data-shown-to="signed-in" hidden={!isSignedIn}>
        {words.portalSignedIn}
      </a>
      <a className={className} href="/api/logout" data-shown-to="signed-in" hidden={!isSignedIn}>
        {words.logout}
      </a>
    </div>
  );
}
