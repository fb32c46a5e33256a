// What a customer owes and has to their credit, and the way to their invoices, payments and charges.
import { Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Balance } from '#contract/billing/billing-desk.ts';
import { Badge } from '#web/ui/badge.tsx';
import { accountPath } from '../../billing/billing-pages.ts';
import { Part } from '../part.tsx';

export function BillingPart({ customerId, balance }: { customerId: string; balance: Balance }) {
  const { owed, credit } = balance;
  return (
    <Part
      id="billing"
      heading="Billing"
      aside={
        <Link className="text-link inline-flex min-h-11 items-center" to={accountPath(customerId)}>
          Open account
        </Link>
      }
    >
      {owed ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">Owes {formatMoney(owed.amount)}</span>
          {owed.isOverdue ? <Badge tone="red">Overdue</Badge> : null}
          <span className="text-small text-ink-soft">Due {formatDate(owed.dueOn)}</span>
        </p>
      ) : (
        <p className="mt-1 text-ink-soft">Owes nothing.</p>
      )}
      {Number(credit) > 0 ? (
        <p className="mt-1 text-ink-soft tabular-nums">{formatMoney(credit)} to their credit.</p>
      ) : null}
    </Part>
  );
}
