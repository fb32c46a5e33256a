// Customers with work that is done and on no invoice: some of them are chosen, or all, and their invoices previewed.
import { Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { formatDays } from '#company/rules/time/company-time.ts';
import type { UnbilledAccount } from '#contract/billing/billing-desk.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { accountPath } from './billing-pages.ts';

type UnbilledFormProps = { items: readonly UnbilledAccount[]; total: string };

export function UnbilledForm({ items, total }: UnbilledFormProps) {
  if (items.length === 0) {
    return (
      <EmptyState icon="check" title="Everything is billed" className="mt-6">
        Visits show up here once they are completed, deposits once a quote is accepted. Other
        charges are added to a{' '}
        <Link className="text-link" to="/console/customers">
          customer’s
        </Link>{' '}
        account.
      </EmptyState>
    );
  }
  return (
    <form method="get" action="/console/billing/preview" className="mt-6">
      <p className="max-w-reading text-ink-soft">
        {countOf(items.length, 'customer')} with work or deposits to bill, {formatMoney(total)}{' '}
        together. Choose some of them, or review all invoices at once. Nothing is sent before you
        have seen it.
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {items.map((item) => (
          <li key={item.customer.id}>
            <Row item={item} />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="oak">
          Review Invoices
        </Button>
      </div>
      <p className="mt-3 text-small text-ink-soft">Without a choice you review all of them.</p>
    </form>
  );
}

function Row({ item }: { item: UnbilledAccount }) {
  const { customer, items, hasDeposit, from, until, total } = item;
  const days = formatDays(from, until);
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <input
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-oak"
        name="customer"
        value={customer.id}
        id={`bill-${customer.id}`}
      />
      <label htmlFor={`bill-${customer.id}`} className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{customer.name}</span>
        <span className="block text-ink-soft">
          {countOf(items, 'item')}
          {hasDeposit ? ', with a deposit' : ''}, {days}
          {customer.isMailed ? '' : '. No email address: print the invoice'}
        </span>
      </label>
      <span className="text-right tabular-nums">
        <span className="block font-semibold">{formatMoney(total)}</span>
        <Link className="text-link" to={accountPath(customer.id)}>
          Account
        </Link>
      </span>
    </div>
  );
}
