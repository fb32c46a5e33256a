// The way to one's own data: to take it along, or to have it deleted.
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { useAccountMessages } from './messages/use-account-messages.ts';

export function DataPart() {
  const messages = useAccountMessages();
  return (
    <Panel id="your-data" heading={messages.data}>
      <p className="mt-3 text-ink-soft">{messages.dataLead}</p>
      <Actions className="mt-5">
        <PageLink to="/customer-portal/your-data">{messages.seeChoices}</PageLink>
      </Actions>
    </Panel>
  );
}
