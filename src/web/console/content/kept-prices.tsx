// Which plans, open offers and held prices keep the price that was agreed or shown when a price list changes.
import { Link } from 'react-router';
import { formatCents } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { KeepsOldPrice, StoredPrice } from '#contract/site/content/editing.ts';

type Group = {
  what: StoredPrice['what'];
  label: string;
  count: (kept: KeepsOldPrice) => number;
  pathOf: (id: string) => string;
  /** The whole list. */
  list: string;
};

const groups: readonly Group[] = [
  {
    what: 'plan',
    label: 'Plans',
    count: ({ plans }) => plans,
    pathOf: (id) => `/console/plans/${id}`,
    list: '/console/plans?view=running',
  },
  {
    what: 'offer',
    label: 'Open offers',
    count: ({ offers }) => offers,
    pathOf: (id) => `/console/plans/offers/${id}`,
    list: '/console/plans?view=open',
  },
  {
    what: 'held',
    label: 'Held prices',
    count: ({ priceLocks }) => priceLocks,
    pathOf: (id) => `/console/leads/plan/${id}`,
    list: '/console/leads',
  },
];

/** Nothing where none keeps its price. */
export function StoredPrices({ kept }: { kept: KeepsOldPrice }) {
  if (kept.records.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-oak">
        Who keeps their price
      </summary>
      {groups.map((group) => (
        <StoredGroup key={group.what} group={group} kept={kept} />
      ))}
    </details>
  );
}

function StoredGroup({ group, kept }: { group: Group; kept: KeepsOldPrice }) {
  const records = kept.records.filter(({ what }) => what === group.what);
  const more = group.count(kept) - records.length;
  if (records.length === 0) return null;
  return (
    <section aria-label={group.label} className="mt-2">
      <h2 className="font-semibold">{group.label}</h2>
      <ul className="divide-y divide-line">
        {records.map((record) => (
          <li
            key={record.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <Link className="text-link" to={group.pathOf(record.id)}>
                {record.customer}
              </Link>
              , {record.name}
            </span>
            <span className="text-small text-ink-soft">
              {priceOf(record)}, {untilOf(record)}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-1">
          <Link className="text-link" to={group.list}>
            And {more} more
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function priceOf({ cents, per }: StoredPrice): string {
  return cents === null ? 'priced by round' : `${formatCents(cents)} a ${per}`;
}

function untilOf({ what, until }: StoredPrice): string {
  if (until) return `until ${formatDate(until)}`;
  return what === 'plan' ? 'until you agree on a new price' : 'without a last day';
}
