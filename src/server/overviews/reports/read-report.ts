// Which report answers a question: each has its figures, and the rows behind them.
import type { Report, ReportQuery, ReportRowsQuery } from '#contract/overviews/reports.ts';
import type { ServerContext } from '../../context.ts';
import { lawnsReport, lawnsRows } from './lawns-report.ts';
import { leadsReport, leadsRows } from './leads-report.ts';
import { moneyReport } from './money-report.ts';
import { moneyRows } from './money-rows.ts';
import { plansReport, plansRows } from './plans-report.ts';
import { promisesReport, promisesRows } from './promises-report.ts';
import type { RowsPage } from './rows-page.ts';

type ReportSource = {
  read: (context: ServerContext, query: ReportQuery) => Promise<Report>;
  rows: (context: ServerContext, query: ReportRowsQuery) => Promise<RowsPage>;
};

const sources: Readonly<Record<ReportQuery['report'], ReportSource>> = {
  money: { read: moneyReport, rows: moneyRows },
  leads: { read: leadsReport, rows: leadsRows },
  plans: { read: plansReport, rows: plansRows },
  lawns: { read: lawnsReport, rows: lawnsRows },
  promises: { read: promisesReport, rows: promisesRows },
};

/** A report of some days. */
export function readReport(context: ServerContext, query: ReportQuery): Promise<Report> {
  return sources[query.report].read(context, query);
}

/** The rows behind a figure. @throws RequestProblem 422 for a figure that the report does not have, or a cursor that no list has given. */
export function readReportRows(context: ServerContext, query: ReportRowsQuery): Promise<RowsPage> {
  return sources[query.report].rows(context, query);
}
