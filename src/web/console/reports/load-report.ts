// What an address of reports asks for: which report, of which days, and how it is grouped. Anything else is the report of the year.
import { moneyGroupNames, reportNames } from '#company/rules/overviews/report-figures.ts';
import { defaultPeriod } from '#company/rules/overviews/report-period.ts';
import { ReportQuery } from '#contract/overviews/reports.ts';

/** What is asked for, and whether it was understood. */
export function askedReport(search: URLSearchParams, today: string) {
  const report = reportNames.find((name) => name === search.get('report')) ?? 'money';
  const by = moneyGroupNames.find((name) => name === search.get('by')) ?? 'month';
  const usual = { report, by, ...defaultPeriod(today) };
  const typed = { from: search.get('from') || usual.from, to: search.get('to') || usual.to };
  const { data, error } = ReportQuery.safeParse({ report, by, ...typed });
  return {
    query: data ?? usual,
    typed,
    problem: error?.issues[0]?.message ?? null,
  };
}

/** The address of a report, which anyone of the office can be sent. */
export function reportPath(query: ReportQuery): string {
  return `/console/reports?${new URLSearchParams(searchOf(query))}`;
}

/** What a question says, as it stands in an address. */
export function searchOf({ report, by, from, to }: ReportQuery): Record<string, string> {
  return { report, from, to, ...(report === 'money' && by ? { by } : {}) };
}
