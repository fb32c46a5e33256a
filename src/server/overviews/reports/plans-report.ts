// Plans by the month in which they began, and how many of them still ran after 3, 6 and 12 months.
import { type SQL, sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { dateInZone, formatMonth } from '#company/rules/time/company-time.ts';
import type { Report, ReportQuery, ReportRowsQuery } from '#contract/overviews/reports.ts';
import type { ServerContext } from '../../context.ts';
import { noSuchFigure, PAGE, pageOfRows, placeByDay, type RowsPage, shareOf } from './rows-page.ts';

const AFTER_MONTHS = [3, 6, 12] as const;

const columns = [
  { name: 'started', label: 'Started', unit: 'count', isCharted: true },
  { name: 'running', label: 'Running now', unit: 'count', isCharted: true },
  ...AFTER_MONTHS.map((months) => ({
    ...{ name: `kept${months}`, label: `After ${months} months`, unit: 'share' as const },
    isCharted: false,
  })),
] as const;

/** Began long enough ago to say, on a day. */
const due = (months: number, today: string): SQL =>
  sql`plan.starts_on + make_interval(months => ${months}) <= ${today}::date`;
const keptFor = (months: number, timeZone: string): SQL =>
  sql`(plan.cancelled_at is null or (plan.cancelled_at at time zone ${timeZone})::date >= plan.starts_on + make_interval(months => ${months}))`;

type Counts = { key: string; started: number; running: number } & Record<
  `due${number}` | `kept${number}`,
  number
>;

/** Plans that began on some days, until now. */
export async function plansReport(
  { db, clock, settings }: ServerContext,
  query: ReportQuery,
): Promise<Report> {
  const { timeZone } = settings();
  const today = dateInZone(clock(), timeZone);
  const counts = AFTER_MONTHS.map(
    (
      months,
    ) => sql`, count(*) filter (where ${due(months, today)})::int as ${sql.identifier(`due${months}`)},
      count(*) filter (where ${due(months, today)} and ${keptFor(months, timeZone)})::int as ${sql.identifier(`kept${months}`)}`,
  );
  const { rows } = await db.execute<Counts>(sql`
    select to_char(plan.starts_on, 'YYYY-MM') as key, count(*)::int as started,
      count(*) filter (where plan.status <> 'cancelled')::int as running ${sql.join(counts, sql``)}
    from service_plans as plan where plan.starts_on between ${query.from} and least(${query.to}::date, ${today}::date) group by 1 order by 1`);
  const cellsOf = (of: readonly Counts[]) => {
    const sum = (name: keyof Omit<Counts, 'key'>) =>
      of.reduce((all, row) => all + (row[name] ?? 0), 0);
    return [
      ...(['started', 'running'] as const).map((name) => ({
        value: sum(name),
        hasRows: sum(name) > 0,
      })),
      ...AFTER_MONTHS.map((months) => ({
        value: shareOf(sum(`kept${months}`), sum(`due${months}`)),
        hasRows: sum(`kept${months}`) > 0,
      })),
    ];
  };
  return {
    grouping: 'Month',
    columns: [...columns],
    lines: rows.map((row) => ({
      key: row.key,
      label: formatMonth(row.key),
      cells: cellsOf([row]),
    })),
    total: rows.length > 0 ? { key: '', label: 'Total', cells: cellsOf(rows) } : null,
    notes: [
      'Plans by the month of their first day. A plan runs until it is canceled; a paused plan runs.',
      'After 3, 6 and 12 months: of the plans that began at least that long ago, the share that was not canceled before then. A dash means that none of them is old enough.',
    ],
  };
}

type PlanRow = {
  id: number;
  on: string;
  name: string;
  cancelled: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
};

/** The plans behind a figure, in the order of their first days. @throws RequestProblem 422 */
export async function plansRows(
  { db, clock, settings }: ServerContext,
  query: ReportRowsQuery,
): Promise<RowsPage> {
  const { timeZone } = settings();
  const today = dateInZone(clock(), timeZone);
  const condition = conditionOf(query.column, today, timeZone);
  const place = placeByDay(query.cursor);
  const after = place
    ? sql`and (plan.starts_on, plan.id) > (${place[0]}::date, ${place[1]}::int)`
    : sql``;
  const month =
    query.key === undefined ? sql`` : sql`and to_char(plan.starts_on, 'YYYY-MM') = ${query.key}`;
  const { rows } = await db.execute<PlanRow>(sql`
    select plan.id, plan.starts_on::text as on, plan.name, (plan.cancelled_at at time zone ${timeZone})::date::text as cancelled,
      person.first_name as "firstName", person.last_name as "lastName", person.email
    from (select * from service_plans as plan where plan.starts_on between ${query.from} and least(${query.to}::date, ${today}::date)
      and ${condition} ${month} ${after} order by plan.starts_on, plan.id limit ${PAGE + 1}) as plan
    join properties as property on property.id = plan.property_id join users as person on person.id = property.user_id
    order by plan.starts_on, plan.id`);
  return pageOfRows(
    rows,
    (row) => ({
      ...{ id: String(row.id), on: row.on, title: displayName(row), cents: null },
      note: row.cancelled ? `${row.name}, canceled ${row.cancelled}` : row.name,
      link: { kind: 'plan', id: String(row.id) },
    }),
    ({ on, id }) => [on, id],
  );
}

function conditionOf(column: string, today: string, timeZone: string): SQL {
  if (column === 'started') return sql`true`;
  if (column === 'running') return sql`plan.status <> 'cancelled'`;
  const months = AFTER_MONTHS.find((one) => column === `kept${one}`) ?? noSuchFigure();
  return sql`${due(months, today)} and ${keptFor(months, timeZone)}`;
}
