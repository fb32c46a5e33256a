// The rows that a figure of a report is made of, each leading to its record.
import { reports } from '#company/rules/overviews/report-figures.ts';
import { formatDate, formatDays } from '#company/rules/time/company-time.ts';
import { type ReportRow, ReportRowsQuery } from '#contract/overviews/reports.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { accountPath, invoicePath } from '../billing/billing-pages.ts';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { PageLinks } from '../page-links.tsx';
import { RecordTable } from '../record-table.tsx';
import type { Route } from './+types/report-rows.page.ts';
import { askedReport, reportPath, searchOf } from './load-report.ts';
import { shownValue } from './report-value.ts';

export const meta = consoleMeta('Rows of a Report');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { today } = context.get(companyContext);
  const { query } = askedReport(url.searchParams, today);
  const report = await api('GET /api/console/reports', { query });
  const first = report.columns[0]?.name ?? '';
  const { column = first, key, cursor } = Object.fromEntries(url.searchParams);
  const { data } = ReportRowsQuery.safeParse({ ...query, column, key, cursor });
  // An address that no page has given: the rows of the first figure.
  const asked: ReportRowsQuery = data ?? { ...query, column: first };
  const rows = await api('GET /api/console/reports/rows', { query: asked });
  return {
    query,
    asked,
    rows,
    column: report.columns.find(({ name }) => name === asked.column),
    line:
      asked.key === undefined
        ? null
        : (report.lines.find((line) => line.key === asked.key)?.label ?? asked.key),
  };
}

export default function ReportRowsPage({ loaderData }: Route.ComponentProps) {
  const { query, asked, rows, column, line } = loaderData;
  const label = reports.find(({ value }) => value === query.report)?.label ?? '';
  const { key } = asked;
  const search = new URLSearchParams({
    ...searchOf(query),
    column: asked.column,
    ...(key === undefined ? {} : { key }),
  });
  const heading = [column?.label, line].filter(Boolean).join(', ');
  return (
    <ConsoleMain
      heading={heading}
      lead={formatDays(query.from, query.to)}
      back={{ to: reportPath(query), label: `Report: ${label}` }}
    >
      {rows.items.length === 0 ? (
        <EmptyState icon="file" title="No rows" className="mt-6">
          Nothing counts for this figure on these days.
        </EmptyState>
      ) : (
        <div className="mt-6">
          <RecordTable
            label={heading}
            items={rows.items}
            idOf={({ id }) => id}
            name={{ label: 'What', nameOf: ({ title }) => title, noteOf: ({ note }) => note }}
            pathOf={({ link }) => paths[link.kind](link.id)}
            columns={rows.items.some(({ cents }) => cents !== null) ? [date, amount] : [date]}
          />
          <PageLinks asked={search} isFirst={asked.cursor === undefined} next={rows.next} />
        </div>
      )}
    </ConsoleMain>
  );
}

const date = { label: 'Date', cell: ({ on }: ReportRow) => (on ? formatDate(on) : '–') };
const amount = {
  label: 'Amount',
  align: 'end' as const,
  cell: ({ cents }: ReportRow) => shownValue(cents, 'money'),
};

const paths: Readonly<Record<ReportRow['link']['kind'], (id: string) => string>> = {
  visit: (id) => `/console/visits/${id}`,
  invoice: invoicePath,
  account: accountPath,
  request: (id) => `/console/requests/${id}`,
  plan: (id) => `/console/plans/${id}`,
  lead: (id) => `/console/leads/${id}`,
  customer: (id) => `/console/customers/${id}`,
  problem: (id) => `/console/problems/${id}`,
};
