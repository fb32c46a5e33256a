// An invoice as it was sent, with the visit behind each line, and what was paid and credited since; printed, it is one sheet.
import { companyAddress } from '#company/facts/company-place.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/invoice.page.ts';
import './invoice.page.css';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { InvoiceItems } from './invoice-items.tsx';
import { statusBadge } from './invoice-labels.ts';
import { InvoiceSum } from './invoice-sum.tsx';
import { PayOnline } from './pay-online.tsx';
import { PrintButton } from './print-button.tsx';

export const meta = portalMeta('Invoice');

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
  const badge = statusBadge(invoice.status);
  return (
    <div className="invoice-page">
      <PaperHead />
      <PortalMain
        heading={`Invoice ${invoice.number}`}
        back={{ to: '/customer-portal/billing', label: 'Billing' }}
        aside={<Badge tone={badge.tone}>{badge.label}</Badge>}
      >
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <Facts className="invoice-page-facts grid-cols-2 sm:grid-cols-4">
            {invoice.billedTo ? <Fact name="Billed to">{invoice.billedTo}</Fact> : null}
            <Fact name="Date">{formatDate(invoice.issuedOn)}</Fact>
            <Fact name="Due">{formatDate(invoice.dueOn)}</Fact>
            <Fact name="Balance due">{formatMoney(invoice.open)}</Fact>
          </Facts>
          <div className="no-print flex flex-wrap gap-3">
            {offer ? <PayOnline offer={offer} /> : null}
            <ButtonLink variant="quiet" href={`/api/portal/billing/${invoice.id}/pdf`} download>
              Download PDF
            </ButtonLink>
            <PrintButton />
          </div>
        </div>
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
  if (!items.some(({ visit }) => visit?.agreementHash)) return null;
  return (
    <p className="mt-6 max-w-reading text-small text-ink-soft">
      “Agreement” is a fingerprint of the exact text you agreed to (the first 16 characters of its
      SHA-256). Change one letter of that text, and the fingerprint is a different one.
    </p>
  );
}
