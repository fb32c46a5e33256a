// The invoices of an account, the latest first, each with its status, its total and the way to its page.
import { Link } from 'react-router';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { InvoiceLine } from '#contract/billing/invoice.ts';
import { Badge } from '#web/ui/badge.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { dueLabel, statusBadge } from './invoice-labels.ts';
import { useBillingMessages } from './messages/use-billing-messages.ts';

export function InvoiceList({ invoices }: { invoices: readonly InvoiceLine[] }) {
  const messages = useBillingMessages();
  if (invoices.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="invoices">
      <h2 id="invoices" className="text-title">
        {messages.invoices}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  );
}

function Row({ invoice }: { invoice: InvoiceLine }) {
  const { id, number, issuedOn, dueOn, status, total, open } = invoice;
  const messages = useBillingMessages();
  const say = useSpokenTimes();
  const badge = statusBadge(status, usePartsMessages());
  const isOwed = centsOf(open) > 0;
  return (
    <li className="flex items-center justify-between gap-6 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={`/customer-portal/billing/${id}`}
          >
            {fill(messages.invoice, { number })}
          </Link>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
        <p className="text-ink-soft">
          {isOwed
            ? dueLabel({ dueOn, isOverdue: status === 'overdue' }, messages, say)
            : fill(messages.sent, { day: say.fullDay(issuedOn) })}
        </p>
      </div>
      <p className="shrink-0 text-right tabular-nums">
        <span className="block font-semibold">{formatMoney(total)}</span>
        {isOwed && open !== total ? (
          <span className="block text-small text-ink-soft">
            {fill(messages.amountDue, { amount: formatMoney(open) })}
          </span>
        ) : null}
      </p>
    </li>
  );
}
