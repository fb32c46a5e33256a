// The line on every public page of a new installation until its owner opens the site (docs/product/getting-started.md#open).
import { useSiteMessages } from './use-site-messages.ts';

export function NotOpenBanner() {
  const { notOpenName, notOpen } = useSiteMessages();
  return (
    <section className="storm-banner on-deep no-print" aria-label={notOpenName}>
      <div className="page-width">
        <p>{notOpen}</p>
      </div>
    </section>
  );
}
