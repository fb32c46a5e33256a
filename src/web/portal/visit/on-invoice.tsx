// On which invoice a visit is, with its status.
import { Link } from 'react-router';
import type { InvoiceOfVisit } from '#contract/billing/own-billing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { statusBadge } from '../billing/invoice-labels.ts';

export function OnInvoice({ invoice: { id, number, status } }: { invoice: InvoiceOfVisit }) {
  const badge = statusBadge(status);
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-5">
      This visit is on
      <Link
        className="text-link inline-flex min-h-11 items-center"
        to={`/customer-portal/billing/${id}`}
      >
        Invoice {number}
      </Link>
      <Badge tone={badge.tone}>{badge.label}</Badge>
    </p>
  );
}
