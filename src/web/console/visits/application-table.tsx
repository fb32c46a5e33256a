// Application records as rows: whose lawn, what was applied, by whom and when. A row leads to its visit, which has the whole record.
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { ListedApplication } from '#contract/visits/application-list.ts';
import { briefDate } from '../brief-date.ts';
import { type RecordColumn, RecordTable } from '../record-table.tsx';

export function ApplicationTable({ items }: { items: readonly ListedApplication[] }) {
  return (
    <RecordTable
      label="Application records"
      items={items}
      idOf={({ id }) => id}
      name={{
        label: 'Customer',
        nameOf: ({ customerName, address }) => customerName || address,
        noteOf: ({ customerName, address }) => (customerName ? address : null),
      }}
      pathOf={({ visitId }) => `/console/visits/${visitId}`}
      columns={columns}
    />
  );
}

const columns: readonly RecordColumn<ListedApplication>[] = [
  {
    label: 'Product',
    cell: ({ product, registrationNumber }) => (
      <>
        {product}
        <span className="record-table-note">EPA {registrationNumber}</span>
      </>
    ),
  },
  {
    label: 'Amount',
    cell: ({ amount, area }) => (
      <>
        {amount}
        <span className="record-table-note">{area.toLocaleString('en-US')} sq ft</span>
      </>
    ),
  },
  {
    label: 'Applicator',
    cell: ({ applicator, license, crew }) => (
      <>
        {applicator}
        <span className="record-table-note">{crew ? `${license}, ${crew}` : license}</span>
      </>
    ),
  },
  {
    label: 'Applied',
    align: 'end',
    cell: ({ date, appliedAt }) => (
      <>
        <time className="whitespace-nowrap tabular-nums" dateTime={`${date}T${appliedAt}`}>
          {briefDate(date, 'UTC')}
        </time>
        <span className="record-table-note">{timeLabel(appliedAt)}</span>
      </>
    ),
  },
];
