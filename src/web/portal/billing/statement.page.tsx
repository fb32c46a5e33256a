// The customer's own statement for some days, to read, print and download.

import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDays } from '#company/rules/time/company-time.ts';
import { StatementDays, StatementView } from '#web/features/statement/statement-view.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/statement.page.ts';
import { useBillingMessages, useSpokenStatement } from './messages/use-billing-messages.ts';
import { PrintButton } from './print-button.tsx';

export const meta = portalMeta('statement');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { today } = context.get(companyContext);
  const { searchParams } = url;
  const query = {
    from: searchParams.get('from') || `${today.slice(0, 7)}-01`,
    to: searchParams.get('to') || today,
  };
  return context.get(apiContext)('GET /api/portal/statement', { query });
}

export default function StatementPage({ loaderData: statement }: Route.ComponentProps) {
  const { from, to, customer } = statement;
  const messages = useBillingMessages();
  const spoken = useSpokenStatement();
  const say = useSpokenTimes();
  return (
    <PortalMain
      heading={messages.statement}
      back={{ to: '/customer-portal/billing', label: messages.heading }}
    >
      <p className="mt-2 text-ink-soft">
        {customer.name},{' '}
        {messages.days
          ? fill(messages.days, { from: say.shortDay(from), to: say.shortDay(to) })
          : formatDays(from, to)}
      </p>
      <StatementDays key={`${from} ${to}`} from={from} to={to} spoken={spoken} />
      <StatementView statement={statement} spoken={spoken} />
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <ButtonLink
          variant="quiet"
          href={`/api/portal/statement/pdf?${new URLSearchParams({ from, to })}`}
          download
        >
          {messages.downloadPdf}
        </ButtonLink>
        <PrintButton />
      </div>
    </PortalMain>
  );
}
