// What an hour on each lawn brings, and what is left of it after its crew: finished visits of plans in a calendar year.
import { sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { formatCents } from '#company/rules/money/money.ts';
import type { Report, ReportQuery, ReportRowsQuery } from '#contract/overviews/reports.ts';
import type { ServerContext } from '../../context.ts';
import {
  noSuchFigure,
  PAGE,
  pageOfRows,
  placeByNumber,
  type RowsPage,
  shareOf,
} from './rows-page.ts';

/** Where one band of dollars an hour ends and the next begins, in hundredths of what an hour of a crew costs. */
const EDGES = [100, 150, 200, 300] as const;

const columns = [
  { name: 'lawns', label: 'Lawns', unit: 'count', isCharted: true },
  { name: 'visits', label: 'Visits', unit: 'count', isCharted: false },
  { name: 'time', label: 'Time on site', unit: 'minutes', isCharted: false },
  { name: 'price', label: 'Price', unit: 'money', isCharted: false },
  { name: 'labor', label: 'Crew’s time', unit: 'money', isCharted: false },
  { name: 'margin', label: 'Margin', unit: 'money', isCharted: false },
  { name: 'share', label: 'Margin of price', unit: 'share', isCharted: false },
] as const;

type Band = { band: number; lawns: number; visits: number; minutes: number; cents: number };

/** Lawns by what an hour on them brings. */
export async function lawnsReport(
  { db, settings }: ServerContext,
  { to }: ReportQuery,
): Promise<Report> {
  const { laborRateCents } = settings();
  const edges = edgesOf(laborRateCents);
  const { rows } = await db.execute<Band>(sql`
    select width_bucket(per_hour, ${sql.raw(`array[${edges.join(', ')}]`)}) as band, count(*)::int as lawns, sum(visits)::int as visits,
      sum(minutes)::float8 as minutes, sum(cents)::float8 as cents
    from lawn_years where year = ${Number(to.slice(0, 4))} and visits > 0 group by 1 order by 1`);
  const cellsOf = ({ lawns, visits, minutes, cents }: Band) => {
    const labor = Math.round((minutes / 60) * laborRateCents);
    return [
      { value: lawns, hasRows: lawns > 0 },
      ...[visits, minutes, cents, labor, cents - labor, shareOf(cents - labor, cents)].map(
        (value) => ({
          ...{ value, hasRows: false },
        }),
      ),
    ];
  };
  const sum = (name: keyof Band) => rows.reduce((all, row) => all + row[name], 0);
  const all = {
    band: 0,
    lawns: sum('lawns'),
    visits: sum('visits'),
    minutes: sum('minutes'),
    cents: sum('cents'),
  };
  const year = to.slice(0, 4);
  return {
    grouping: 'An hour on site',
    columns: [...columns],
    lines: rows.map((row) => ({
      key: String(row.band),
      label: labelOf(row.band, edges),
      cells: cellsOf(row),
    })),
    total: rows.length > 0 ? { key: '', label: 'Total', cells: cellsOf(all) } : null,
    notes: [
      `The whole of ${year}: finished visits of plans, by their price before sales tax and their time from arrival to leaving.`,
      `Crew’s time is the time on site at ${formatCents(laborRateCents)} an hour of a crew, the labor rate in Settings, Prices. Change it there when yours is another one.`,
      'Not counted: driving, material, fuel and equipment, jobs with a quote, charges, credits, and visits of which no length is known. So the margin is what is left for all of that.',
    ],
  };
}

const edgesOf = (rate: number): number[] =>
  EDGES.map((hundredths) => Math.max(1, Math.round((rate * hundredths) / 100)));

function labelOf(band: number, edges: readonly number[]): string {
  const [from, to] = [edges[band - 1], edges[band]];
  if (from === undefined) return `Under ${formatCents(to ?? 0)}`;
  return to === undefined
    ? `${formatCents(from)} and more`
    : `${formatCents(from)} to ${formatCents(to)}`;
}

type LawnRow = {
  id: number;
  userId: string;
  address: string;
  visits: number;
  minutes: number;
  cents: number;
  perHour: number;
} & {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
};

/** The lawns of a band, those that bring least first. @throws RequestProblem 422 */
export async function lawnsRows(
  { db, settings }: ServerContext,
  query: ReportRowsQuery,
): Promise<RowsPage> {
  if (query.column !== 'lawns') noSuchFigure();
  const edges = edgesOf(settings().laborRateCents);
  const band = query.key === undefined ? null : Number(query.key);
  if (band !== null && !(Number.isInteger(band) && band >= 0 && band <= EDGES.length))
    noSuchFigure();
  const place = placeByNumber(query.cursor);
  const after = place
    ? sql`and (per_hour, property_id) > (${place[0]}::int, ${place[1]}::int)`
    : sql``;
  const from = band === null || band === 0 ? sql`` : sql`and per_hour >= ${edges[band - 1]}`;
  const below = band === null || band === EDGES.length ? sql`` : sql`and per_hour < ${edges[band]}`;
  const { rows } = await db.execute<LawnRow>(sql`
    select lawn.property_id as id, property.user_id as "userId", property.address, lawn.visits, lawn.minutes, lawn.cents::float8 as cents,
      lawn.per_hour as "perHour", person.first_name as "firstName", person.last_name as "lastName", person.email
    from (select * from lawn_years where year = ${Number(query.to.slice(0, 4))} and visits > 0 ${from} ${below} ${after}
      order by per_hour, property_id limit ${PAGE + 1}) as lawn
    join properties as property on property.id = lawn.property_id join users as person on person.id = property.user_id
    order by lawn.per_hour, lawn.property_id`);
  return pageOfRows(
    rows,
    (row) => ({
      ...{ id: String(row.id), on: null, title: displayName(row), cents: row.perHour },
      note: `${row.address}: ${row.visits} ${row.visits === 1 ? 'visit' : 'visits'}, ${row.minutes} min on site, ${formatCents(row.cents)}`,
      link: { kind: 'customer', id: row.userId },
    }),
    ({ perHour, id }) => [perHour, id],
  );
}
