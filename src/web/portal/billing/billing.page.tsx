// Billing: what is owed and by when, how to pay it, the invoices and what was paid.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { Account } from '#contract/billing/invoice.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/billing.page.ts';
import { AutopayPanel } from './autopay-panel.tsx';
import { Balance } from './balance.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { useBillingMessages } from './messages/use-billing-messages.ts';
import { PaymentList } from './payment-list.tsx';

export const meta = portalMeta('billing');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [account, { offer }, { autopay }] = await Promise.all([
    api('GET /api/portal/billing'),
    api('GET /api/portal/billing/online'),
    api('GET /api/portal/billing/autopay'),
  ]);
  const year = context.get(companyContext).today.slice(0, 4);
  return { account, offer, autopay, year };
}

export default function BillingPage({ loaderData }: Route.ComponentProps) {
  const { account, offer, autopay, year } = loaderData;
  const messages = useBillingMessages();
  return (
    <PortalMain
      heading={messages.heading}
      back={{ to: '/customer-portal', label: messages.overview }}
    >
      {isEmpty(account) ? (
        <EmptyState
          icon="file"
          title={messages.noInvoices}
          className="mt-8"
          action={<PageLink to="/customer-portal/schedule">{messages.seeSchedule}</PageLink>}
        >
          {messages.noInvoicesLead}
        </EmptyState>
      ) : (
        <>
          <div className="mt-8 grid items-start gap-5 lg:grid-cols-[1fr_1.35fr] lg:gap-6">
            <Balance account={account} offer={offer} />
            <div className="grid gap-5 lg:gap-6">
              {autopay ? <AutopayPanel autopay={autopay} /> : null}
              <HowToPay isOnline={offer !== null} />
            </div>
          </div>
          <InvoiceList invoices={account.invoices} />
          <PaymentList payments={account.payments} />
          <p className="mt-6 flex flex-wrap gap-x-6">
            <PageLink to="/customer-portal/statement">{messages.seeStatement}</PageLink>
            <PageLink to={`/customer-portal/billing/years/${year}`}>
              {fill(messages.summaryOf, { year })}
            </PageLink>
          </p>
        </>
      )}
    </PortalMain>
  );
}

function isEmpty({ invoices, payments, credit }: Account): boolean {
  return invoices.length === 0 && payments.length === 0 && Number(credit) === 0;
}
