// On which invoice a visit is, with its status.
import { Link } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { InvoiceOfVisit } from '#contract/billing/own-billing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { statusBadge } from '../billing/invoice-labels.ts';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { useVisitPageMessages } from './messages/use-visit-page-messages.ts';

export function OnInvoice({ invoice: { id, number, status } }: { invoice: InvoiceOfVisit }) {
  const messages = useVisitPageMessages();
  const badge = statusBadge(status, usePartsMessages());
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-5">
      {messages.isOn}
      <Link
        className="text-link inline-flex min-h-11 items-center"
        to={`/customer-portal/billing/${id}`}
      >
        {fill(messages.invoice, { number })}
      </Link>
      <Badge tone={badge.tone}>{badge.label}</Badge>
    </p>
  );
}
