// Money of some days: agreed, invoiced and paid, by month, service, crew, ZIP code or the source of the customer.
import { inArray, sql } from 'drizzle-orm';
import { ledgerAccounts } from '#company/rules/billing/ledger-accounts.ts';
import {
  type FactFigure,
  factFigures,
  type MoneyGroup,
  moneyGroups,
} from '#company/rules/overviews/report-figures.ts';
import { addMonths, formatMonth } from '#company/rules/time/company-time.ts';
import type { Report, ReportColumn, ReportQuery } from '#contract/overviews/reports.ts';
import type { Db } from '#server/platform/database/client.ts';
import { crews } from '#server/platform/database/schema/visits.ts';
import type { ServerContext } from '../../context.ts';

const columns: Readonly<Record<FactFigure, ReportColumn>> = {
  quotes: { name: 'quotes', label: 'Quotes accepted', unit: 'money', isCharted: true },
  plans: { name: 'plans', label: 'Plans agreed', unit: 'money', isCharted: true },
  invoiced: { name: 'invoiced', label: 'Invoiced', unit: 'money', isCharted: true },
  paid: { name: 'paid', label: 'Paid', unit: 'money', isCharted: true },
};

/** What is known of a figure: a quote has no crew yet, and a payment pays an invoice and not a visit. */
export const figuresOf: Readonly<Record<MoneyGroup, readonly FactFigure[]>> = {
  month: factFigures,
  service: ['quotes', 'plans', 'invoiced'],
  crew: ['plans', 'invoiced'],
  zip: ['quotes', 'plans', 'invoiced'],
  source: factFigures,
};

const notes = [
  'Quotes accepted and invoiced are before sales tax. A credit note takes its amount off the day it was sent. A deposit counts as paid at once, and as invoiced with the work it is for.',
  'Plans agreed: twelve months of the plan’s monthly price, on the day its customer agreed to it.',
  'Paid is what came in, tax and tips included, less refunds and payments taken back. Processing fees are not taken off.',
] as const;
const notesOf: Readonly<Record<MoneyGroup, readonly string[]>> = {
  month: notes,
  service: [
    ...notes.slice(0, 2),
    'Payments are not here: a payment pays an invoice, not a service.',
  ],
  crew: [
    ...notes.slice(0, 2),
    'The crew that made the visit, or that a plan began with. Charges and credits have none. Quotes and payments are not here: they belong to no crew.',
  ],
  zip: [
    ...notes.slice(0, 2),
    'The ZIP code of the property as it was then. Payments are not here: a payment pays an invoice, not a visit.',
  ],
  source: [
    ...notes,
    'How the customer first came to us, as far as it was known on that day: the first lead with their email address, or that became this customer.',
  ],
};

/** Reads the report. Every figure is a sum of rows, found by day. */
export async function moneyReport({ db }: ServerContext, query: ReportQuery): Promise<Report> {
  const { by = 'month', from, to } = query;
  const figures = figuresOf[by];
  const { rows } = await db.execute<{
    key: string;
    figure: FactFigure;
    facts: number;
    cents: number;
  }>(sql`
    select ${by === 'month' ? sql`to_char(on_day, 'YYYY-MM')` : sql`key`} as key, figure, sum(facts)::float8 as facts,
      sum(cents)::float8 as cents
    from report_sums where dimension = ${by === 'month' ? 'all' : by} and on_day between ${from} and ${to}
    group by 1, 2`);
  const sums = new Map(rows.map((row) => [`${row.key} ${row.figure}`, row]));
  const found = [
    ...new Set(rows.filter(({ figure }) => figures.includes(figure)).map(({ key }) => key)),
  ];
  const keys = by === 'month' && found.length > 0 ? monthsOf(query) : found;
  const labels = await labelsOf(db, by, keys);
  const cellsOf = (key: string) =>
    figures.map((figure) => {
      const sum = sums.get(`${key} ${figure}`);
      return { value: sum?.cents ?? 0, hasRows: (sum?.facts ?? 0) > 0 };
    });
  const lines = keys.map((key) => ({ key, label: labels(key), cells: cellsOf(key) }));
  if (by !== 'month') lines.sort((one, other) => weightOf(other) - weightOf(one));
  const total = figures.map((_, index) => ({
    value: lines.reduce((sum, { cells }) => sum + (cells[index]?.value ?? 0), 0),
    hasRows: lines.some(({ cells }) => cells[index]?.hasRows),
  }));
  return {
    grouping: moneyGroups.find(({ value }) => value === by)?.label ?? by,
    columns: figures.map((figure) => columns[figure]),
    lines,
    total: lines.length > 0 ? { key: '', label: 'Total', cells: total } : null,
    notes: [...notesOf[by]],
  };
}

/** All months of the days, those without anything as well. */
function monthsOf({ from, to }: ReportQuery): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addMonths(month, 1))
    months.push(month);
  return months;
}

/** What comes to most stands first. */
function weightOf({ cells }: Report['lines'][number]): number {
  return Math.max(...cells.map(({ value }) => value ?? 0));
}

const sourceLabels: Readonly<Record<string, string>> = {
  quote: 'Quote form',
  plan: 'Plan form',
  booking: 'Consultation booked online',
  call: 'Phone call',
};

/** What keys are called; the names of crews are those of today. */
async function labelsOf(
  db: Db,
  by: MoneyGroup,
  keys: readonly string[],
): Promise<(key: string) => string> {
  if (by === 'month') return formatMonth;
  if (by === 'zip') return (key) => key || 'Not known';
  if (by === 'source') return (key) => sourceLabels[key] ?? 'Not known';
  if (by === 'service') {
    return (key) =>
      ledgerAccounts.find(({ value }) => value === key)?.label.replace(/ revenue$/, '') ??
      'Not known';
  }
  const ids = keys.filter(Boolean).map(Number);
  const rows = await db
    .select({ id: crews.id, name: crews.name })
    .from(crews)
    .where(inArray(crews.id, [0, ...ids]));
  const names = new Map(rows.map(({ id, name }) => [String(id), name]));
  return (key) => names.get(key) ?? (key ? `Crew ${key}, removed` : 'No crew');
}
