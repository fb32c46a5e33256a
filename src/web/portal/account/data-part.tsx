// The way to one's own data: to take it along, or to have it deleted.
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';

export function DataPart() {
  return (
    <Panel id="your-data" heading="Your data">
      <p className="mt-3 text-ink-soft">
        Download everything we have about you, or delete your account.
      </p>
      <Actions className="mt-5">
        <PageLink to="/customer-portal/your-data">See your choices</PageLink>
      </Actions>
    </Panel>
  );
}
