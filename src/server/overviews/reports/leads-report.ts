// Leads by the month in which they came: how many got a price, how many were won, and how fast we answered them.
import { type SQL, sql } from 'drizzle-orm';
import type { LeadStage } from '#company/rules/leads/lead-machine.ts';
import {
  addDays,
  addMonths,
  datesOfMonth,
  formatMonth,
  toInstant,
} from '#company/rules/time/company-time.ts';
import type { Report, ReportQuery, ReportRowsQuery } from '#contract/overviews/reports.ts';
import { leadClock } from '#server/leads/inbox/present-lead.ts';
import type { ServerContext } from '../../context.ts';
import {
  medianOf,
  noSuchFigure,
  PAGE,
  pageOfRows,
  placeByInstant,
  type RowsPage,
  shareOf,
} from './rows-page.ts';

/** A median is of the latest so many answers of a month, which is enough for one. */
const MOST_ANSWERS = 400;

/** Spam and what is held for a look at it are no leads: the condition of the index, word for word. */
const COUNTED = sql`not lead.is_held and lead.stage <> 'spam'`;
const QUOTED = sql`lead.was_quoted`;
const WON = sql`lead.stage = 'won'`;
/** A booking is confirmed by itself and waits for no answer. */
const ANSWERED = sql`lead.first_answered_at is not null and lead.kind <> 'booking'`;

/** The same, of which no one has heard from us. */
const UNANSWERED = sql`lead.first_answered_at is null and lead.kind <> 'booking'`;

const conditions: Readonly<Record<string, SQL>> = {
  leads: sql`true`,
  quoted: QUOTED,
  won: WON,
  answered: ANSWERED,
  unanswered: UNANSWERED,
};

const columns = [
  { name: 'leads', label: 'Leads', unit: 'count', isCharted: true },
  { name: 'quoted', label: 'Quoted', unit: 'count', isCharted: true },
  { name: 'won', label: 'Won', unit: 'count', isCharted: true },
  { name: 'share', label: 'Won of all', unit: 'share', isCharted: false },
  { name: 'answered', label: 'Answered', unit: 'count', isCharted: false },
  { name: 'unanswered', label: 'Not answered', unit: 'count', isCharted: false },
  { name: 'median', label: 'Median first answer', unit: 'minutes', isCharted: false },
] as const;

type Days = Pick<ReportQuery, 'from' | 'to'>;
type Count = 'leads' | 'quoted' | 'won' | 'answered' | 'unanswered';
type Counts = Record<Count, number> & { key: string };

/** Leads of some days, and what became of them until now. */
export async function leadsReport(context: ServerContext, query: ReportQuery): Promise<Report> {
  const { timeZone } = context.settings();
  const { rows } = await context.db.execute<Counts>(sql`
    select month.key, counted.* from ${monthsOf(query, timeZone)} cross join lateral (
      select count(*)::int as leads, count(*) filter (where ${QUOTED})::int as quoted,
        count(*) filter (where ${WON})::int as won, count(*) filter (where ${ANSWERED})::int as answered,
        count(*) filter (where ${UNANSWERED})::int as unanswered
      from leads as lead where ${COUNTED} and ${IN_MONTH}) as counted
    where counted.leads > 0 order by month.key`);
  const minutes = await answerMinutes(context, query);
  const cellsOf = (counts: Counts, answers: readonly number[]) => [
    counted(counts.leads),
    counted(counts.quoted),
    counted(counts.won),
    { value: shareOf(counts.won, counts.leads), hasRows: false },
    counted(counts.answered),
    counted(counts.unanswered),
    { value: medianOf([...answers].sort((one, other) => one - other)), hasRows: false },
  ];
  const sum = (name: Count) => rows.reduce((all, row) => all + row[name], 0);
  const all = {
    key: '',
    leads: sum('leads'),
    quoted: sum('quoted'),
    won: sum('won'),
    answered: sum('answered'),
    unanswered: sum('unanswered'),
  };
  return {
    grouping: 'Month',
    columns: [...columns],
    lines: rows.map((row) => ({
      key: row.key,
      label: formatMonth(row.key),
      cells: cellsOf(row, minutes.get(row.key) ?? []),
    })),
    total:
      rows.length > 0
        ? { key: '', label: 'Total', cells: cellsOf(all, [...minutes.values()].flat()) }
        : null,
    notes: [
      'Leads by the month in which they came, and what became of them until now. Spam, and what is held for a look at it, does not count.',
      'Quoted: a quote or plan offer was sent, or the lead was at Quoted or Won.',
      `The first answer in office hours; bookings confirm themselves and are not in it. What no one has answered is in no median, and stands beside it. A month’s median is of its latest ${MOST_ANSWERS} answers at most.`,
    ],
  };
}

const counted = (value: number) => ({ value, hasRows: value > 0 });

/** The days at the company as instants. */
function arrivedWithin({ from, to }: Days, timeZone: string): SQL {
  const first = toInstant(from, '00:00', timeZone).toISOString();
  const past = toInstant(addDays(to, 1), '00:00', timeZone).toISOString();
  return sql`lead.arrived_at >= ${first}::timestamptz and lead.arrived_at < ${past}::timestamptz`;
}

/** The months of some days, each from its first instant to the one past it, so that an index serves each by itself. */
function monthsOf({ from, to }: Days, timeZone: string): SQL {
  const months: SQL[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addMonths(month, 1)) {
    const dates = datesOfMonth(month).filter((date) => date >= from && date <= to);
    const [first = from, last = first] = [dates[0], dates.at(-1)];
    const [starts, ends] = [first, addDays(last, 1)].map((date) =>
      toInstant(date, '00:00', timeZone).toISOString(),
    );
    months.push(sql`(${month}, ${starts}::timestamptz, ${ends}::timestamptz)`);
  }
  return sql`(values ${sql.join(months, sql`, `)}) as month (key, starts, ends)`;
}

const IN_MONTH = sql`lead.arrived_at >= month.starts and lead.arrived_at < month.ends`;

/** How many leads of some days no one has answered yet. */
export async function countUnanswered(
  { db, settings }: ServerContext,
  days: Days,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from leads as lead
    where ${COUNTED} and ${UNANSWERED} and ${arrivedWithin(days, settings().timeZone)}`);
  return rows[0]?.count ?? 0;
}

/** Office minutes until the first answers, by the month of their lead. */
export async function answerMinutes(
  context: ServerContext,
  query: Days,
): Promise<Map<string, number[]>> {
  const { timeZone } = context.settings();
  const { rows } = await context.db.execute<{ key: string; arrived: number; answered: number }>(sql`
    select month.key, floor(extract(epoch from latest.arrived_at) * 1000)::float8 as arrived,
      floor(extract(epoch from latest.first_answered_at) * 1000)::float8 as answered
    from ${monthsOf(query, timeZone)} cross join lateral (
      select lead.arrived_at, lead.first_answered_at from leads as lead
      where ${COUNTED} and ${ANSWERED} and ${IN_MONTH} order by lead.arrived_at desc limit ${MOST_ANSWERS}) as latest`);
  const clock = await leadClock(context, toInstant(query.from, '00:00', timeZone));
  const byMonth = new Map<string, number[]>();
  for (const { key, arrived, answered } of rows) {
    const minutes = clock.minutes(new Date(arrived), new Date(answered));
    const known = byMonth.get(key);
    if (known) known.push(minutes);
    else byMonth.set(key, [minutes]);
  }
  return byMonth;
}

type LeadRow = {
  id: number;
  at: string;
  on: string;
  name: string;
  kind: string;
  stage: LeadStage;
  sourceId: string;
};

/** The leads behind a figure, in the order in which they came. @throws RequestProblem 422 */
export async function leadsRows(context: ServerContext, query: ReportRowsQuery): Promise<RowsPage> {
  const { timeZone } = context.settings();
  const condition = Object.hasOwn(conditions, query.column)
    ? (conditions[query.column] ?? noSuchFigure())
    : noSuchFigure();
  const place = placeByInstant(query.cursor);
  const after = place
    ? sql`and (lead.arrived_at, lead.id) > (${place[0]}::timestamptz, ${place[1]}::int)`
    : sql``;
  const month =
    query.key === undefined
      ? sql``
      : sql`and to_char(lead.arrived_at at time zone ${timeZone}, 'YYYY-MM') = ${query.key}`;
  const { rows } = await context.db.execute<LeadRow>(sql`
    select lead.id, to_char(lead.arrived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      (lead.arrived_at at time zone ${timeZone})::date::text as on, lead.name, lead.kind, lead.stage,
      coalesce(lead.quote_request_id::text, lead.plan_request_id::text, lead.appointment_id::text, lead.call_id::text) as "sourceId"
    from leads as lead where ${COUNTED} and ${arrivedWithin(query, timeZone)} and ${condition} ${month} ${after}
    order by lead.arrived_at, lead.id limit ${PAGE + 1}`);
  return pageOfRows(
    rows,
    ({ id, on, name, kind, stage, sourceId }) => ({
      ...{
        id: String(id),
        on,
        title: name || 'Name not on file',
        note: `${stage.slice(0, 1).toUpperCase()}${stage.slice(1)}`,
        cents: null,
      },
      link: { kind: 'lead', id: `${kind}/${sourceId}` },
    }),
    ({ at, id }) => [at, id],
  );
}
