// What crosses the wire about reports: a table of figures for some days, and the rows behind one of them (docs/product/reports.md).
import { z } from 'zod';
import {
  moneyGroupNames,
  REPORT_DAYS,
  reportNames,
} from '#company/rules/overviews/report-figures.ts';
import { daysBetween } from '#company/rules/time/company-time.ts';
import { Period } from '../billing/books.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { pageOf } from '../platform/page-of.ts';

const Columns = z.array(
  z.object({
    name: z.string(),
    label: z.string(),
    unit: z
      .enum(['money', 'count', 'share', 'minutes'])
      .describe('Of its values: cents, things, thousandths, minutes'),
    isCharted: z.boolean(),
  }),
);

const Line = z.object({
  key: z.string().describe('By which its rows are asked for'),
  label: z.string(),
  cells: z.array(
    z.object({
      value: z.number().nullable().describe('null where there is nothing to say'),
      hasRows: z.boolean().describe('Whether its rows can be listed'),
    }),
  ),
});

/** A report of some days. */
export const Report = z.object({
  grouping: z.string().describe('What its lines are, such as "Month"'),
  columns: Columns,
  lines: z.array(Line),
  total: Line.nullable(),
  notes: z.array(z.string()).describe('What is counted, and what is not'),
});
export type Report = z.infer<typeof Report>;
export type ReportColumn = Report['columns'][number];
export type ReportLine = z.infer<typeof Line>;

/** One row behind a figure. */
export const ReportRow = z.object({
  id: z.string(),
  on: z.string().nullable().describe('YYYY-MM-DD; null for what is of a whole year'),
  title: z.string(),
  note: z.string(),
  cents: z.number().nullable().describe('What it adds; null where it counts as one'),
  link: z.object({
    kind: z.enum(['visit', 'invoice', 'account', 'request', 'plan', 'lead', 'problem', 'customer']),
    id: z.string(),
  }),
});
export type ReportRow = z.infer<typeof ReportRow>;

const asked = {
  ...Period.shape,
  report: z.enum(reportNames),
  by: z.enum(moneyGroupNames).optional().describe('What money is grouped by; by month without it'),
};
const isShort = ({ from, to }: { from: string; to: string }) =>
  from <= to && daysBetween(from, to) < REPORT_DAYS;
const TOO_LONG = {
  error: 'Please choose a last day that is not before the first, at most three years after it.',
  path: ['to'],
};

/** Which report of which days. */
export const ReportQuery = z.strictObject(asked).refine(isShort, TOO_LONG);
export type ReportQuery = z.infer<typeof ReportQuery>;

/** Which figure of it: a column, and a line; without a key the total. */
export const ReportRowsQuery = z
  .strictObject({
    ...asked,
    column: z.string().regex(/^[a-z0-9]{1,20}$/),
    key: z
      .string()
      .regex(/^[\w-]{0,20}$/)
      .optional(),
    cursor: z.string().max(200).optional(),
  })
  .refine(isShort, TOO_LONG);
export type ReportRowsQuery = z.infer<typeof ReportRowsQuery>;

export const reportEndpoints = {
  'GET /api/console/reports': {
    summary: 'A report of some days: figures by lines and columns',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: ReportQuery,
    answer: Report,
  },
  'GET /api/console/reports/rows': {
    summary: 'The rows that a figure of a report is made of, in the order of their days',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: ReportRowsQuery,
    answer: pageOf(ReportRow),
  },
  'GET /api/console/reports/file': {
    summary: 'A report as CSV (RFC 4180)',
    access: 'staff',
    limit: 'export',
    status: 200,
    query: ReportQuery,
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
} as const satisfies EndpointTable;
