// The list of customers as a table; a card each on a phone.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { phoneLink } from '#company/rules/phone-link.ts';
import type { CustomerLine } from '#contract/customers.ts';
import { type DataColumn, DataTable } from '#web/ui/app/data-table.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { briefDate, callOf, planWords } from './customer-words.ts';

export function CustomerTable({ items, empty }: { items: CustomerLine[]; empty: ReactNode }) {
  return (
    <DataTable
      label="Customers"
      columns={columns}
      items={items}
      idOf={({ id }) => id}
      nameOf={callOf}
      empty={empty}
    />
  );
}

/** It breaks before the at sign, and elsewhere only when it has to. */
function Mail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="block font-normal text-ink-soft wrap-break-word">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

const none = <span className="text-ink-soft">–</span>;

const columns: readonly DataColumn<CustomerLine>[] = [
  {
    id: 'name',
    label: 'Customer',
    namesRow: true,
    cell: (line) => (
      <span className="block min-w-0 grow text-left md:min-w-56">
        <Link
          className="font-semibold text-oak underline decoration-1 underline-offset-4 wrap-break-word hover:decoration-2"
          to={`/console/customers/${line.id}`}
        >
          {callOf(line)}
        </Link>
        {line.name ? <Mail email={line.email} /> : null}
      </span>
    ),
  },
  {
    id: 'phone',
    label: 'Phone',
    cell: ({ phone }) =>
      phone ? (
        <a className="whitespace-nowrap tabular-nums hover:text-oak" href={phoneLink(phone)}>
          {phone}
        </a>
      ) : (
        none
      ),
  },
  {
    id: 'address',
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
    id: 'plan',
    label: 'Plan',
    cell: ({ plan }) =>
      plan ? (
        <span>
          {planWords(plan)}
          {plan.status === 'paused' ? (
            <Badge tone="amber" className="mt-1 sm:ml-0">
              Paused
            </Badge>
          ) : null}
        </span>
      ) : (
        none
      ),
  },
  {
    id: 'next',
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
