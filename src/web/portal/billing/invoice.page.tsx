// An invoice as it was sent, with the visit behind each line, and what was paid and credited since; printed, it is one sheet.
import { companyAddress } from '#company/facts/company-place.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PortalMain } from '../parts/portal-main.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/invoice.page.ts';
import './invoice.page.css';
import { InvoiceItems } from './invoice-items.tsx';
import { statusBadge } from './invoice-labels.ts';
import { InvoiceSum } from './invoice-sum.tsx';
import { useBillingMessages, useInvoiceMessages } from './messages/use-billing-messages.ts';
import { PayOnline } from './pay-online.tsx';
import { PrintButton } from './print-button.tsx';

export const meta = portalMeta('invoice');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [invoice, { offer }] = await Promise.all([
    api('GET /api/portal/billing/{id}', { params: { id } }),
    api('GET /api/portal/billing/online', { query: { invoice: id } }),
  ]);
  return { invoice, offer };
}

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  const { invoice, offer } = loaderData;
  const billing = useBillingMessages();
  const messages = useInvoiceMessages();
  const say = useSpokenTimes();
  const badge = statusBadge(invoice.status, usePartsMessages());
  return (
    <div className="invoice-page">
      <PaperHead />
      <PortalMain
        heading={fill(billing.invoice, { number: invoice.number })}
        back={{ to: '/customer-portal/billing', label: billing.heading }}
        aside={<Badge tone={badge.tone}>{badge.label}</Badge>}
      >
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <Facts className="invoice-page-facts grid-cols-2 sm:grid-cols-4">
            {invoice.billedTo ? <Fact name={messages.billedTo}>{invoice.billedTo}</Fact> : null}
            <Fact name={billing.date}>{say.heading(say.fullDay(invoice.issuedOn))}</Fact>
            <Fact name={messages.due}>{say.heading(say.fullDay(invoice.dueOn))}</Fact>
            <Fact name={billing.balance}>{formatMoney(invoice.open)}</Fact>
          </Facts>
          <div className="no-print flex flex-wrap gap-3">
            {offer ? <PayOnline offer={offer} /> : null}
            <ButtonLink variant="quiet" href={`/api/portal/billing/${invoice.id}/pdf`} download>
              {billing.downloadPdf}
            </ButtonLink>
            <PrintButton />
          </div>
        </div>
        {messages.asAgreed ? (
          <p className="mt-6 max-w-reading text-small text-ink-soft">{messages.asAgreed}</p>
        ) : null}
        <InvoiceItems items={invoice.items} />
        <InvoiceSum invoice={invoice} />
        <WhatCodesMean items={invoice.items} />
      </PortalMain>
    </div>
  );
}

/** Who it is from; on a screen the portal's frame says so. */
function PaperHead() {
  const { company } = useSite();
  const { companyName, phone, email } = company;
  return (
    <div className="invoice-page-from page-width">
      <p className="font-semibold">{companyName}</p>
      <p>
        {companyAddress(company)} · {phone} · {email}
      </p>
    </div>
  );
}

function WhatCodesMean({ items }: { items: Invoice['items'] }) {
  const { whatCodesMean } = useInvoiceMessages();
  if (!items.some(({ visit }) => visit?.agreementHash)) return null;
  return <p className="mt-6 max-w-reading text-small text-ink-soft">{whatCodesMean}</p>;
}
