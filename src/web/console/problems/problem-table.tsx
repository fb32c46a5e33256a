// Reported problems as rows: who reports what of which visit, where it stands, and until when a reply is due.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { ListedProblem } from '#contract/visits/visit-problems.ts';
import { ProblemBadge } from '#web/features/problem/problem-badge.tsx';
import { kindLabel } from '#web/features/problem/problem-labels.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { type RecordColumn, RecordTable } from '../record-table.tsx';
import { DueBadge } from './due-badge.tsx';

export function ProblemTable({ problems }: { problems: readonly ListedProblem[] }) {
  const { timeZone } = useSite().company;
  return (
    <RecordTable
      label="Problems"
      items={problems}
      idOf={({ id }) => id}
      name={{
        label: 'Customer',
        nameOf: ({ customerName }) => customerName,
        noteOf: ({ address }) => address.split(',', 2).join(','),
      }}
      pathOf={({ id }) => `/console/problems/${id}`}
      columns={[...columns, reported(timeZone)]}
    />
  );
}

const columns: readonly RecordColumn<ListedProblem>[] = [
  {
    label: 'Problem',
    cell: ({ kind, description }) => (
      <>
        <span className="font-semibold">{kindLabel(kind)}</span>
        <span className="record-table-note line-clamp-1">{description}</span>
      </>
    ),
  },
  {
    label: 'Visit',
    cell: ({ serviceType, date }) => (
      <>
        {serviceType}
        <span className="record-table-note">{shortDay(date)}</span>
      </>
    ),
  },
  {
    label: 'Status',
    cell: ({ status, dueMinutes, remedy }) => (
      <span className="inline-flex flex-wrap gap-1.5 whitespace-nowrap">
        {dueMinutes === null ? (
          <ProblemBadge status={status} side="office" />
        ) : (
          <DueBadge dueMinutes={dueMinutes} />
        )}
        {remedy ? <span className="record-table-note w-full">{remedyNames[remedy]}</span> : null}
      </span>
    ),
  },
  { label: 'They want', cell: ({ wish }) => (wish === 'credit' ? 'Credit' : 'Fix') },
];

const remedyNames = {
  'return-visit': 'Return visit',
  credit: 'Credit',
  refund: 'Refund',
  nothing: 'No further action',
} as const;

const reported = (timeZone: string): RecordColumn<ListedProblem> => ({
  label: 'Reported',
  align: 'end',
  cell: ({ reportedAt }) => (
    <time dateTime={reportedAt}>{shortDay(dateInZone(new Date(reportedAt), timeZone))}</time>
  ),
});

/** As short as a row of a table needs it; `date` is YYYY-MM-DD. */
function shortDay(date: string): string {
  return monthDay.format(new Date(`${date}T00:00:00Z`));
}

const monthDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
