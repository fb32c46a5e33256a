// The way into the portal. A document is the same for everyone; there a script shows what a signed-in visitor needs.
import { useSiteMessages } from './use-site-messages.ts';

/** "Customer Portal", or "Portal" and "Logout" for who is signed in (docs/product/home-page.md#header). */
export function VisitorLinks({
  className,
  isSignedIn,
}: {
  className: string;
  isSignedIn: boolean;
}) {
  const words = useSiteMessages();
  return (
    <div className="visitor-links">
      <a
        className={className}
        href="/customer-portal"
        data-shown-to="signed-out"
        hidden={isSignedIn}
      >
        {words.portal}
      </a>
      <a
        className={className}
        href="/customer-portal"
        data-shown-to="signed-in"
        hidden={!isSignedIn}
      >
        {words.portalSignedIn}
      </a>
      <a className={className} href="/api/logout" data-shown-to="signed-in" hidden={!isSignedIn}>
        {words.logout}
      </a>
    </div>
  );
}
