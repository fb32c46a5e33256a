// Numbered exports of confirmed hours: a period whole, with what is new or another since the export before, taken as it was previewed
// (docs/product/payroll.md#export).
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { displayName } from '#company/rules/customers/person-name.ts';
import { dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import { unpaidMinutes } from '#company/rules/visits/breaks.ts';
import { decimalHours, personKey } from '#company/rules/visits/payroll-hours.ts';
import type {
  NewPayrollExport,
  NextPayrollExport,
  PayrollExport,
  PayrollPeriod,
} from '#contract/visits/payroll.ts';
import { csvLine } from '#server/customers/csv.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import type { crewHours } from '#server/platform/database/schema/payroll.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { type ExportItem, isChanged, itemsOfPeriod } from './export-items.ts';
import {
  holdHours,
  lastPayrollExport,
  listPayrollExports,
  readBreaks,
  rowsOfExport,
} from './payroll.queries.ts';
import { writePayrollExport } from './write-payroll-export.ts';

const PER_PAGE = 20;
const Place = z.tuple([z.int().min(1).max(2_147_483_647)]);

/** What an export of a period would hold by now. */
export async function nextPayrollExport(
  context: ServerContext,
  db: Db,
  period: PayrollPeriod,
): Promise<NextPayrollExport & { items: ExportItem[] }> {
  const { items, leftOut } = await itemsOfPeriod(context, db, period);
  const of = [period.from, period.until, await lastPayrollExport(db), items, leftOut];
  const seen = createHash('sha256').update(JSON.stringify(of)).digest('hex');
  return { ...contentOf(period, items), seen, leftOut, items };
}

/**
 * Takes exactly what was previewed as the next export.
 *
 * @throws RequestProblem 409 when hours or exports changed since the preview, or nothing is new since the export before.
 */
export async function takePayrollExport(
  context: ServerContext,
  actorId: string,
  { seen, ...period }: NewPayrollExport,
  attempt: Attempt | undefined,
): Promise<PayrollExport> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    await holdHours(tx);
    const next = await nextPayrollExport(context, tx, period);
    if (next.seen !== seen)
      throw new RequestProblem(
        'changed_meanwhile',
        'Hours were confirmed or exported since the preview. Please look at it again.',
      );
    if (next.changed === 0)
      throw new RequestProblem('wrong_state', 'Nothing has changed since the export before.');
    const number = (await lastPayrollExport(tx)) + 1;
    const at = context.clock();
    const { items, leftOut } = next;
    await writePayrollExport(tx, { number, period, items, leftOut: leftOut.length, actorId, at });
    const subject = { type: 'user', id: actorId } as const;
    const details = { number, from: period.from, until: period.until, days: next.days };
    await audit(tx, { actorId, action: 'hours-export-taken', subject, details, at });
    await notifyStaff(tx, 'visit');
    return requireExport(context, tx, number);
  });
  return answer;
}

/** @throws RequestProblem 422 for a cursor that no list has given. */
export async function readPayrollExports(context: ServerContext, cursor: string | undefined) {
  const [before] = readCursor(cursor, Place) ?? [];
  const rows = await listPayrollExports(context.db, before && before - 1, PER_PAGE + 1);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  const items: PayrollExport[] = [];
  for (const row of shown) items.push(await present(context, context.db, row));
  return { items, next: last ? writeCursor([last.export.number]) : null };
}

const HEAD = [
  ...['Person', 'Date', 'Crew', 'From', 'To', 'Hours', 'Overtime hours', 'Confirmed by'],
  ...['Since last export', 'Hours before', 'Overtime hours before'],
];
const HEAD_OF_BREAKS = ['Breaks', 'Unpaid break hours'];

/** The file of an export; who took it is written down first. @throws RequestProblem 404 for an export that there is not. */
export async function downloadHours(
  context: ServerContext,
  actorId: string,
  number: number,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const { db, clock, settings } = context;
  const { export: found } = await findExport(db, number);
  const rows = await rowsOfExport(db, number);
  const subject = { type: 'user', id: actorId } as const;
  const details = { number };
  await audit(db, { actorId, action: 'hours-export-downloaded', subject, details, at: clock() });
  const time = (at: Date | null) => (at ? timeInZone(at, settings().timeZone) : '');
  const lines = rows.map(({ row, hours, crew }) =>
    csvLine([
      ...[hours.person, hours.date, crew, time(hours.startsAt), time(hours.endsAt)],
      ...[decimalHours(row.minutes), decimalHours(row.overtime), row.confirmedBy],
      ...sinceBefore(row),
      ...(found.hasBreaks ? breakCells(hours, time) : []),
    ]),
  );
  reply.header('cache-control', 'no-store');
  const name = `hours-${number}-${found.fromDate}-to-${found.untilDate}.csv`;
  reply.header('content-disposition', `attachment; filename="${name}"`);
  // Excel takes a file for UTF-8 only when it begins with this mark.
  return new TextEncoder().encode(
    `\uFEFF${csvLine([...HEAD, ...(found.hasBreaks ? HEAD_OF_BREAKS : [])])}${lines.join('')}`,
  );
}

/** "12:05-12:40 unpaid, 15:00-15:15 paid", and how much of it is not in the hours. */
function breakCells(hours: typeof crewHours.$inferSelect, time: (at: Date | null) => string) {
  const breaks = readBreaks(hours.breaks);
  const shown = breaks.map(
    ({ from, until, isPaid }) => `${time(from)}-${time(until)} ${isPaid ? 'paid' : 'unpaid'}`,
  );
  const { startsAt: from, endsAt: until } = hours;
  const unpaid = from && until ? unpaidMinutes(breaks, { from, until }) : 0;
  return [shown.join(', '), decimalHours(unpaid)];
}

type Row = Awaited<ReturnType<typeof rowsOfExport>>[number]['row'];

function sinceBefore(row: Row): string[] {
  const { minutesBefore, overtimeBefore } = row;
  if (minutesBefore === null || overtimeBefore === null) return ['new', '', ''];
  if (!isChanged(row)) return ['same', '', ''];
  return ['changed', decimalHours(minutesBefore), decimalHours(overtimeBefore)];
}

async function findExport(db: Db, number: number) {
  const [row] = await listPayrollExports(db, number, 1);
  if (row?.export.number !== number)
    throw new RequestProblem('not_found', 'We could not find this export.');
  return row;
}

async function requireExport(context: ServerContext, tx: Tx, number: number) {
  return present(context, tx, await findExport(tx, number));
}

async function present(
  { settings }: ServerContext,
  db: Db,
  { export: one, takenBy }: Awaited<ReturnType<typeof listPayrollExports>>[number],
): Promise<PayrollExport> {
  const rows = await rowsOfExport(db, one.number);
  const items = rows.map(({ row, hours }) => ({ ...row, person: hours.person }));
  return {
    ...contentOf({ from: one.fromDate, until: one.untilDate }, items),
    ...{ number: one.number, leftOut: one.leftOut },
    takenOn: dateInZone(one.takenAt, settings().timeZone),
    takenBy: takenBy ? displayName(takenBy) : null,
  };
}

type Counted = Pick<
  ExportItem,
  'person' | 'minutes' | 'overtime' | 'minutesBefore' | 'overtimeBefore'
>;

function contentOf({ from, until }: PayrollPeriod, items: readonly Counted[]) {
  const sum = (of: (item: Counted) => number) => items.reduce((all, item) => all + of(item), 0);
  return {
    ...{ from, until },
    people: new Set(items.map(({ person }) => personKey(person))).size,
    days: items.length,
    minutes: sum(({ minutes }) => minutes),
    overtime: sum(({ overtime }) => overtime),
    changed: items.filter(isChanged).length,
  };
}
