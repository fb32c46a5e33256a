// The list of customers as a table; a card each on a phone.
import { formatPhone, phoneLink } from '#company/rules/platform/phone-link.ts';
import type { CustomerLine } from '#contract/customers/customers.ts';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { briefDate } from '../brief-date.ts';
import { type RecordColumn, RecordTable } from '../record-table.tsx';
import { callOf, NO_EMAIL, planWords } from './customer-labels.ts';

export function CustomerTable({ items }: { items: readonly CustomerLine[] }) {
  return (
    <RecordTable
      label="Customers"
      items={items}
      idOf={({ id }) => id}
      name={{
        label: 'Customer',
        nameOf: callOf,
        noteOf: ({ name, email }) => (name ? <Mail email={email} /> : null),
      }}
      pathOf={({ id }) => `/console/customers/${id}`}
      columns={columns}
    />
  );
}

/** It breaks before the at sign, and elsewhere only when it has to. */
function Mail({ email }: { email: string | null }) {
  if (email === null) return NO_EMAIL;
  const at = email.lastIndexOf('@');
  return (
    <span className="wrap-break-word">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

const none = <span className="record-table-none">–</span>;

const columns: readonly RecordColumn<CustomerLine>[] = [
  {
    label: 'Phone',
    cell: ({ phone }) =>
      phone ? (
        <a className="whitespace-nowrap tabular-nums hover:text-oak" href={phoneLink(phone)}>
          {formatPhone(phone)}
        </a>
      ) : (
        none
      ),
  },
  {
    label: 'Address',
    cell: ({ address, properties }) =>
      address ? (
        <span className="wrap-anywhere">
          {address}
          {properties > 1 ? (
            <span className="text-ink-soft"> and {properties - 1} more</span>
          ) : null}
        </span>
      ) : (
        none
      ),
  },
  {
    label: 'Plan',
    cell: ({ plan }) =>
      plan ? (
        <span>
          {planWords(plan)}
          {plan.state === 'active' ? null : (
            <PlanBadge state={plan.state} className="mt-1 sm:ml-0" />
          )}
        </span>
      ) : (
        none
      ),
  },
  {
    label: 'Next visit',
    cell: ({ nextVisit }) =>
      nextVisit ? (
        <time className="whitespace-nowrap tabular-nums" dateTime={nextVisit}>
          {briefDate(nextVisit, 'UTC')}
        </time>
      ) : (
        none
      ),
  },
];
