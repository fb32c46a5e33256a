// The notice on every public page after a storm: in the flow above the header, so that it covers nothing, and hidden without a
// script (docs/product/storm.md#notice).
import type { StormNotice } from '#contract/leads/storm.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** The notice; it comes back with the next page, since anyone who needs it may find it late. */
export function StormBanner({ notice }: { notice: StormNotice }) {
  return (
    <section className="storm-banner on-deep no-print" aria-label="Storm notice">
      <div className="page-width">
        <p>{notice.words}</p>
        <TextLink href="/storm">Get storm help</TextLink>
        <label>
          <input type="checkbox" className="sr-only" autoComplete="off" />
          Hide
          <span className="sr-only"> the storm notice</span>
        </label>
      </div>
    </section>
  );
}
