// What crosses the wire about the hours of crews: what taps say, what was confirmed or corrected, and numbered exports of a period
// (docs/product/payroll.md).
import { z } from 'zod';
import { daysBetween } from '#company/rules/time/company-time.ts';
import { MOST_BREAKS } from '#company/rules/visits/breaks.ts';
import { hourDoubts, payrollStatuses } from '#company/rules/visits/payroll-hours.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { line, optionalLine } from '../platform/text.ts';

/** Days of one export. */
export const MOST_PAYROLL_DAYS = 31;

const Doubt = z.enum(hourDoubts.map(({ value }) => value));
const time = z.string().nullable().describe('HH:MM at the company');

const PayrollBreak = z.object({
  from: z.string().describe('HH:MM at the company'),
  until: time.describe('Null when it was never ended'),
  minutes: z.number().int().describe('0 when it was never ended'),
  isPaid: z.boolean(),
});
export type PayrollBreak = z.infer<typeof PayrollBreak>;
const breaks = z.array(PayrollBreak);

/** One person's day on a crew. */
const PayrollRow = z.object({
  person: z.string().nullable().describe('Null for stops of which no one is known'),
  from: time,
  until: time,
  minutes: z.number().int().describe('Without breaks that are not paid; 0 while not known'),
  breaks,
  status: z.enum(payrollStatuses).describe('`changed`: taps came in after it was confirmed'),
  doubts: z.array(Doubt),
  taps: z.object({ from: time, until: time, breaks }).describe('What the taps say now'),
  reason: z.string().nullable().describe('Why it differs from the taps'),
  confirmedBy: z.string().nullable(),
  confirmedAt: z.string().nullable(),
});
export type PayrollRow = z.infer<typeof PayrollRow>;

const PayrollDay = z.object({
  crewId: RowId,
  date: z.string(),
  seen: z.string().describe('Names what is shown; goes along with what is confirmed'),
  rows: z.array(PayrollRow),
});
export type PayrollDay = z.infer<typeof PayrollDay>;

/** A week of hours, of the crews that someone may see. */
export const PayrollWeek = z.object({
  monday: z.string(),
  today: z.string(),
  crews: z.array(z.object({ id: RowId, name: z.string(), lead: z.string().nullable() })),
  days: z.array(PayrollDay),
  people: z.array(
    z.object({
      name: z.string(),
      minutes: z.array(z.number().int()).describe('Monday to Sunday'),
      total: z.number().int(),
      overtime: z.number().int().describe('Minutes above 40 hours'),
      isConfirmed: z.boolean().describe('Nothing of it is open, changed or doubtful'),
    }),
  ),
  names: z.array(z.string()).describe('Everyone who may be added to a day'),
});
export type PayrollWeek = z.infer<typeof PayrollWeek>;

const Seen = z.string().length(64, { error: 'Please reload the page.' });
const OfDay = { crewId: RowId, date: CalendarDate, seen: Seen };

/** Confirms what taps say of everyone without a doubt. */
export const DayConfirmation = z.strictObject(OfDay);
export type DayConfirmation = z.infer<typeof DayConfirmation>;

/** A break as someone knows it. Its length says whether it is paid, unless they worked during it. */
const CorrectedBreak = z.strictObject({
  from: TimeOfDay,
  until: TimeOfDay,
  wasWorked: z.boolean().default(false).describe('Not fully relieved of work, so it is paid'),
});

/** A person's hours as someone knows them; without times they were not there. */
export const HourCorrection = z
  .strictObject({
    ...OfDay,
    person: line(100, 'Please choose who.'),
    from: TimeOfDay.nullish(),
    until: TimeOfDay.nullish(),
    reason: optionalLine(300).nullish(),
    breaks: z
      .array(CorrectedBreak)
      .max(MOST_BREAKS, { error: `Please enter up to ${MOST_BREAKS} breaks.` })
      .nullish()
      .describe('All breaks of the day, in order; left out, those that were tapped'),
  })
  .refine(({ from, until }) => (from == null) === (until == null), {
    error: 'Please enter both times, or none if they weren’t there.',
    path: ['until'],
  })
  .refine(({ from, until }) => from == null || until == null || from < until, {
    error: 'Please enter a time after they started.',
    path: ['until'],
  })
  .refine(({ from, until, breaks }) => areInOrder(from ?? '', breaks ?? [], until ?? ''), {
    error: 'Please enter breaks within the hours, the first one first, each ending after it began.',
    path: ['breaks'],
  });
export type HourCorrection = z.infer<typeof HourCorrection>;

function areInOrder(
  from: string,
  breaks: readonly { from: string; until: string }[],
  until: string,
): boolean {
  const times = breaks.flatMap((one) => [one.from, one.until]);
  const isOrdered = times.every((time, at) => time >= (times[at - 1] ?? from) && time <= until);
  return isOrdered && breaks.every((one) => one.from < one.until);
}

/** A period, first and last day. */
const period = { from: CalendarDate, until: CalendarDate };
const isPeriod = ({ from, until }: { from: string; until: string }) =>
  from <= until && daysBetween(from, until) < MOST_PAYROLL_DAYS;
const PERIOD_FAULT = {
  error: `Please choose up to ${MOST_PAYROLL_DAYS} days, the first one first.`,
  path: ['until'],
};
export const PayrollPeriod = z.strictObject(period).refine(isPeriod, PERIOD_FAULT);
export type PayrollPeriod = z.infer<typeof PayrollPeriod>;
export const NewPayrollExport = z
  .strictObject({ ...period, seen: Seen })
  .refine(isPeriod, PERIOD_FAULT);
export type NewPayrollExport = z.infer<typeof NewPayrollExport>;

const Content = z.object({
  from: z.string(),
  until: z.string(),
  people: z.number().int(),
  days: z.number().int().describe('Days of people in it'),
  minutes: z.number().int(),
  overtime: z.number().int().describe('Minutes above 40 hours a week'),
  changed: z.number().int().describe('Days that are new or another than in the export before'),
});

const NextPayrollExport = Content.extend({
  seen: z.string(),
  leftOut: z.array(z.object({ person: z.string().nullable(), date: z.string(), crew: z.string() })),
});
export type NextPayrollExport = z.infer<typeof NextPayrollExport>;

const PayrollExport = Content.extend({
  number: RowId,
  leftOut: z.number().int().describe('Days of people that were not confirmed then'),
  takenOn: z.string().describe('YYYY-MM-DD at the company'),
  takenBy: z.string().nullable(),
});
export type PayrollExport = z.infer<typeof PayrollExport>;

export const payrollEndpoints = {
  'GET /api/console/payroll': {
    summary: 'A week of hours by crew, day and person; a crew lead sees their own crews',
    access: 'crew',
    limit: 'read',
    status: 200,
    query: z.strictObject({ date: CalendarDate.optional().describe('A day of the week') }),
    answer: PayrollWeek,
  },
  'POST /api/console/payroll/days': {
    summary: 'Confirm what the taps say of a crew’s day, of everyone without a doubt',
    access: 'crew',
    limit: 'write',
    status: 201,
    body: DayConfirmation,
    idempotent: { contentOf: (body: DayConfirmation) => body },
    answer: PayrollDay,
  },
  'POST /api/console/payroll/hours': {
    summary:
      'Confirm or correct one person’s hours of a crew’s day; a later one counts from then on',
    access: 'crew',
    limit: 'write',
    status: 201,
    body: HourCorrection,
    idempotent: { contentOf: (body: HourCorrection) => body },
    answer: PayrollDay,
  },
  'GET /api/console/payroll/exports/next': {
    summary: 'What an export of a period would hold, and what it would leave out; changes nothing',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PayrollPeriod,
    answer: NextPayrollExport,
  },
  'GET /api/console/payroll/exports': {
    summary: 'Exports of hours page by page, the latest first',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PageQuery,
    answer: pageOf(PayrollExport),
  },
  'POST /api/console/payroll/exports': {
    summary: 'Take what was previewed as the next numbered export of hours',
    access: 'exports',
    freshSignIn: true,
    limit: 'write',
    status: 201,
    body: NewPayrollExport,
    idempotent: { contentOf: (body: NewPayrollExport) => body },
    answer: PayrollExport,
  },
  'GET /api/console/payroll/exports/{number}/hours': {
    summary: 'The hours of an export as CSV (RFC 4180); the same bytes each time',
    access: 'exports',
    freshSignIn: true,
    limit: 'export',
    status: 200,
    params: z.strictObject({ number: RowIdText }),
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
} as const satisfies EndpointTable;
