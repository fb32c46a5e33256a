// Reports: what a time came to, as a chart and a table whose figures open their rows. Its address says all of it, without a script as well.
import { Form, Link } from 'react-router';
import { moneyGroups, reports } from '#company/rules/overviews/report-figures.ts';
import { usualPeriods } from '#company/rules/overviews/report-period.ts';
import { formatDays } from '#company/rules/time/company-time.ts';
import type { ReportQuery } from '#contract/overviews/reports.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { ViewTabs } from '../view-tabs.tsx';
import type { Route } from './+types/reports.page.ts';
import { askedReport, reportPath, searchOf } from './load-report.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';

export const meta = consoleMeta('Reports');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { today } = context.get(companyContext);
  const { query, typed, problem } = askedReport(url.searchParams, today);
  const report = await context.get(apiContext)('GET /api/console/reports', { query });
  return { query, typed, problem, report, today };
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { query, typed, problem, report, today } = loaderData;
  const { from, to } = query;
  const label = reports.find(({ value }) => value === query.report)?.label ?? '';
  return (
    <ConsoleMain
      heading="Reports"
      lead={`${label}, ${formatDays(from, to)}`}
      actions={
        <ButtonLink
          variant="quiet"
          size="small"
          className="no-print"
          href={`/api/console/reports/file?${new URLSearchParams(searchOf(query))}`}
          download
        >
          <AppIcon name="file" />
          Download CSV
        </ButtonLink>
      }
    >
      <div className="no-print">
        <ViewTabs
          label="Reports"
          tabs={reports.map(({ value, label: name }) => ({
            to: reportPath({ ...query, report: value }),
            label: name,
            isChosen: value === query.report,
          }))}
        />
        <Days key={`${from} ${to} ${query.by}`} {...{ query, typed, problem, today }} />
      </div>
      {report.lines.length === 0 ? (
        <EmptyState icon="dollar" title="Nothing in these days" className="mt-6">
          {emptyTexts[query.report]}
        </EmptyState>
      ) : (
        <>
          <ReportChart report={report} />
          <ReportTable report={report} query={query} label={label} />
        </>
      )}
      <ul className="mt-4 grid max-w-reading gap-1.5 text-small text-ink-soft">
        {report.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </ConsoleMain>
  );
}

const emptyTexts: Readonly<Record<ReportQuery['report'], string>> = {
  money:
    'Accepted quotes, agreed plans, invoices and payments of these days show up here, on the day each of them happens.',
  leads:
    'Leads that come in on these days show up here: how many got a price, how many were won, and how fast we answered.',
  plans:
    'Plans that begin on these days show up here, and how many of them are still running after 3, 6 and 12 months.',
  lawns:
    'Finished visits of plans with a price and a length show up here: what an hour on each lawn brings, and what its crew costs.',
  promises:
    'First answers, arrivals and replies to reported problems show up here, as soon as there is one of them.',
};

type DaysProps = {
  query: ReportQuery;
  typed: { from: string; to: string };
  problem: string | null;
  today: string;
};

/** The usual days as links, and a form for others. */
function Days({ query, typed, problem, today }: DaysProps) {
  return (
    <>
      <nav className="mt-5 flex flex-wrap gap-x-5" aria-label="Days">
        {usualPeriods(today).map(({ label, from, to }) => (
          <Link
            key={label}
            to={reportPath({ ...query, from, to })}
            aria-current={from === query.from && to === query.to ? 'true' : undefined}
            className="inline-flex min-h-11 items-center text-ink-soft underline hover:text-oak aria-[current]:font-semibold aria-[current]:text-oak"
          >
            {label}
          </Link>
        ))}
      </nav>
      <Form className="mt-2 flex max-w-[60rem] flex-wrap items-end gap-4">
        <input type="hidden" name="report" value={query.report} />
        <TextField id="from" name="from" type="date" label="From" defaultValue={typed.from} />
        <TextField
          id="to"
          name="to"
          type="date"
          label="Through"
          defaultValue={typed.to}
          {...(problem && { error: problem })}
        />
        {query.report === 'money' ? (
          <Select id="by" name="by" label="Group by" defaultValue={query.by ?? 'month'}>
            {moneyGroups.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        ) : null}
        <Button type="submit" variant="oak">
          Show
        </Button>
      </Form>
    </>
  );
}
