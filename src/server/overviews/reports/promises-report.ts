// Promises and whether they were kept: how soon leads are answered, crews within the window, problems answered and closed in time.
import { between, sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { PromiseFigures } from '#company/rules/site/shown-promises.ts';
import {
  addDays,
  dateInZone,
  formatDate,
  timeInZone,
  toInstant,
} from '#company/rules/time/company-time.ts';
import { replyBy } from '#company/rules/time/reply-promise.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { Report, ReportQuery, ReportRowsQuery } from '#contract/overviews/reports.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import type { ServerContext } from '../../context.ts';
import { answerMinutes, countUnanswered, leadsRows } from './leads-report.ts';
import {
  medianOf,
  noSuchFigure,
  PAGE,
  pageOfRows,
  placeByDay,
  type RowsPage,
  shareOf,
} from './rows-page.ts';

/** No reply is promised further ahead than this. */
const LOOK_AHEAD_DAYS = 31;

type Days = Pick<ReportQuery, 'from' | 'to'>;

/** How many there were, and how many of them were kept. */
type Kept = { sample: number; kept: number };

const columns = [
  { name: 'sample', label: 'How many', unit: 'count', isCharted: false },
  { name: 'missed', label: 'Not kept', unit: 'count', isCharted: false },
  { name: 'share', label: 'Kept', unit: 'share', isCharted: true },
  { name: 'median', label: 'Median', unit: 'minutes', isCharted: false },
  { name: 'unanswered', label: 'Not answered', unit: 'count', isCharted: false },
] as const;

/** What was counted of the promises of some days. */
export async function promiseFigures(context: ServerContext, days: Days): Promise<PromiseFigures> {
  const minutes = [...(await answerMinutes(context, days)).values()].flat();
  const arrivals = await readArrivals(context, days);
  const problems = await readProblems(context, days);
  const [replies, closings] = [repliesOf(problems, context), closingsOf(problems, context)];
  return {
    answers: minutes.length,
    medianMinutes: medianOf(minutes.sort((one, other) => one - other)),
    unanswered: await countUnanswered(context, days),
    ...{ arrivals: arrivals.sample, arrivalsKept: arrivals.kept },
    ...{ replies: replies.length, repliesKept: replies.filter(({ isKept }) => isKept).length },
    ...{ closings: closings.length, closingsKept: closings.filter(({ isKept }) => isKept).length },
  };
}

/** The promises of some days. */
export async function promisesReport(context: ServerContext, query: ReportQuery): Promise<Report> {
  const figures = await promiseFigures(context, query);
  const { answers, medianMinutes, unanswered, arrivals, arrivalsKept } = figures;
  const { replies, repliesKept, closings, closingsKept } = figures;
  const sample = answers + unanswered + arrivals + replies + closings;
  return {
    grouping: 'Promise',
    columns: [...columns],
    lines:
      sample === 0
        ? []
        : [
            {
              key: 'answer',
              label: 'First answer to a lead',
              cells: cellsOf(answers, null, medianMinutes, unanswered),
            },
            {
              key: 'arrival',
              label: 'Crew within the window',
              cells: cellsOf(arrivals, arrivalsKept, null),
            },
            {
              key: 'problem',
              label: 'Reply to a reported problem in time',
              cells: cellsOf(replies, repliesKept, null),
            },
            {
              key: 'closing',
              label: 'Reported problem closed in time',
              cells: cellsOf(closings, closingsKept, null),
            },
          ],
    total: null,
    notes: [
      'First answers in office hours, as on the page of leads: of each month the latest 400 at most. Leads that no one has answered are in no median, so they stand beside it.',
      'Arrivals: finished visits with an arrival window and a known arrival. Early counts as not kept, as late does.',
      'Replies to problems that were reported on these days, answered or due by now; the deadline is the first one that was promised.',
      'Closed in time: problems that were reported on these days and had to be closed by now, by us or by the customer, for good: one that was opened again counts when it is closed again. The deadline is the days that Settings said when it was reported.',
    ],
  };
}

function cellsOf(
  sample: number,
  kept: number | null,
  median: number | null,
  unanswered: number | null = null,
) {
  return [
    { value: sample, hasRows: sample > 0 },
    { value: kept === null ? null : sample - kept, hasRows: kept !== null && kept < sample },
    { value: kept === null ? null : shareOf(kept, sample), hasRows: false },
    { value: median, hasRows: false },
    { value: unanswered, hasRows: (unanswered ?? 0) > 0 },
  ];
}

/** Arrivals of some days: sums that triggers keep. */
async function readArrivals({ db }: Pick<ServerContext, 'db'>, { from, to }: Days): Promise<Kept> {
  const { rows } = await db.execute<Kept>(sql`
    select coalesce(sum(facts), 0)::int as sample, coalesce(sum(facts) filter (where key = 'kept'), 0)::int as kept
    from report_sums where dimension = 'all' and figure = 'arrivals' and on_day between ${from} and ${to}`);
  return rows[0] ?? { sample: 0, kept: 0 };
}

type ReportedProblem = Awaited<ReturnType<typeof readProblems>>[number];

/** Problems that were reported on some days, each with the first reply that was promised and the last day to close it. */
async function readProblems({ db, settings }: ServerContext, { from, to }: Days) {
  const { timeZone, officeHours, problemCloseDays } = settings();
  const [first, past] = [
    toInstant(from, '00:00', timeZone),
    toInstant(addDays(to, 1), '00:00', timeZone),
  ];
  const { id, createdAt, repliedAt, closeBy, closedAt, status } = visitProblems;
  const rows = await db
    .select({ id, createdAt, repliedAt, closeBy, closedAt, status })
    .from(visitProblems)
    .where(between(createdAt, first, new Date(past.getTime() - 1)))
    .orderBy(createdAt, id);
  const closed = await db
    .select({ date: closures.date, reason: closures.reason })
    .from(closures)
    .where(between(closures.date, from, addDays(to, LOOK_AHEAD_DAYS)));
  const office = {
    ...{ officeHours, timeZone },
    closed: new Map(closed.map(({ date, reason }) => [date, reason])),
  };
  return rows.map((row) => ({
    ...row,
    promised: replyBy(row.createdAt, office),
    lastDay: row.closeBy ?? addDays(dateInZone(row.createdAt, timeZone), problemCloseDays),
  }));
}

/** Those answered or due by now, and whether the reply came by when it was promised. */
function repliesOf(problems: readonly ReportedProblem[], { clock }: ServerContext) {
  return problems.flatMap((row) => {
    if (row.repliedAt) return [{ ...row, isKept: row.repliedAt <= row.promised }];
    // Its customer closed it before a reply was due, or it is not due yet.
    return row.status === 'closed' || row.promised > clock() ? [] : [{ ...row, isKept: false }];
  });
}

/** Those whose last day is over, closed or not, and whether they were closed by then: what is closed early counts no sooner than what is not. */
function closingsOf(problems: readonly ReportedProblem[], { clock, settings }: ServerContext) {
  const { timeZone } = settings();
  const today = dateInZone(clock(), timeZone);
  return problems
    .filter(({ lastDay }) => lastDay < today)
    .map((row) => ({
      ...row,
      isKept: row.closedAt !== null && dateInZone(row.closedAt, timeZone) <= row.lastDay,
    }));
}

/** What is behind a promise. @throws RequestProblem 422 */
export function promisesRows(context: ServerContext, query: ReportRowsQuery): Promise<RowsPage> {
  const { column, key, ...rest } = query;
  if (key === 'answer' && column === 'unanswered') return leadsRows(context, { ...rest, column });
  if (column !== 'sample' && column !== 'missed') noSuchFigure();
  if (key === 'answer' && column === 'sample')
    return leadsRows(context, { ...rest, column: 'answered' });
  if (key === 'arrival') return arrivalRows(context, query);
  if (key === 'problem' || key === 'closing') return problemRows(context, query);
  return noSuchFigure();
}

type ArrivalRow = {
  id: number;
  on: string;
  time: string;
  arrivedAt: number;
  serviceType: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
};

async function arrivalRows(
  { db, settings }: ServerContext,
  query: ReportRowsQuery,
): Promise<RowsPage> {
  const { timeZone } = settings();
  const place = placeByDay(query.cursor);
  const after = place
    ? sql`and (visit.scheduled_date, visit.id) > (${place[0]}::date, ${place[1]}::int)`
    : sql``;
  const which = query.column === 'missed' ? sql`= 'missed'` : sql`is not null`;
  const { rows } = await db.execute<ArrivalRow>(sql`
    select visit.id, visit.scheduled_date::text as on, visit.scheduled_time as time, floor(extract(epoch from visit.arrived_at) * 1000)::float8
      as "arrivedAt", visit.service_type as "serviceType", person.first_name as "firstName", person.last_name as "lastName", person.email
    from (select * from visits as visit where scheduled_date between ${query.from} and ${query.to} and arrival_of(visit) ${which} ${after}
      order by scheduled_date, id limit ${PAGE + 1}) as visit
    join properties as property on property.id = visit.property_id join users as person on person.id = property.user_id
    order by visit.scheduled_date, visit.id`);
  return pageOfRows(
    rows,
    (row) => ({
      ...{
        id: String(row.id),
        on: row.on,
        title: `${row.serviceType}, ${displayName(row)}`,
        cents: null,
      },
      note: `Promised ${windowLabel(row.time)}, arrived at ${timeInZone(new Date(row.arrivedAt), timeZone)}`,
      link: { kind: 'visit', id: String(row.id) },
    }),
    ({ on, id }) => [on, id],
  );
}

async function problemRows(context: ServerContext, query: ReportRowsQuery): Promise<RowsPage> {
  const place = placeByDay(query.cursor);
  const { timeZone } = context.settings();
  const isClosing = query.key === 'closing';
  const problems = await readProblems(context, query);
  const all = (isClosing ? closingsOf(problems, context) : repliesOf(problems, context))
    .filter(({ isKept }) => query.column === 'sample' || !isKept)
    .map((row) => ({ ...row, on: dateInZone(row.createdAt, timeZone) }));
  const left = all.filter(
    ({ on, id }) => !place || on > place[0] || (on === place[0] && id > place[1]),
  );
  return pageOfRows(
    left.slice(0, PAGE + 1),
    ({ id, on, isKept, lastDay }) => ({
      ...{ id: String(id), on, title: `Problem ${id}`, cents: null },
      note: isClosing
        ? `${isKept ? 'Closed' : 'Not closed'} by ${formatDate(lastDay)}`
        : `${isKept ? 'Answered' : 'Not answered'} in time`,
      link: { kind: 'problem', id: String(id) },
    }),
    ({ on, id }) => [on, id],
  );
}
