// The line on every public page of a new installation until its owner opens the site (docs/product/getting-started.md#open).

export function NotOpenBanner() {
  return (
    <section className="storm-banner on-deep no-print" aria-label="Not open yet">
      <div className="page-width">
        <p>This site is being set up and is not open yet.</p>
      </div>
    </section>
  );
}
