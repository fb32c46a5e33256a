// What an export of a period holds: each confirmed day of a person with its overtime and what the export before said of it.
import { displayName } from '#company/rules/customers/person-name.ts';
import { overtimeOf, personKey } from '#company/rules/visits/payroll-hours.ts';
import { mondayOf } from '#company/rules/visits/visit-dates.ts';
import type { PayrollPeriod } from '#contract/visits/payroll.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { readCrewDays } from './crew-days.ts';
import { crewsWithLeads, exportedBetween } from './payroll.queries.ts';
import { worked } from './present-payroll.ts';

export type ExportItem = {
  hoursId: number;
  person: string;
  minutes: number;
  overtime: number;
  minutesBefore: number | null;
  overtimeBefore: number | null;
  confirmedBy: string;
};

type Before = Pick<ExportItem, 'minutes' | 'overtime' | 'minutesBefore' | 'overtimeBefore'>;

/** Whether a day is new, or another than in the export before. */
export function isChanged({ minutes, overtime, minutesBefore, overtimeBefore }: Before): boolean {
  return minutes !== minutesBefore || overtime !== overtimeBefore;
}

/** The confirmed days of a period, and those that are left out because they are not. */
export async function itemsOfPeriod(context: ServerContext, db: Db, period: PayrollPeriod) {
  // Overtime is of whole weeks: the days before the period are reckoned along.
  const from = mondayOf(period.from);
  const days = await readCrewDays(context, db, { from, until: period.until });
  const crews = new Map((await crewsWithLeads(db)).map(({ id, name }) => [id, name]));
  const before = new Map(
    (await exportedBetween(db, period)).map((row) => [keyOf(row), row] as const),
  );
  const all = days.flatMap(({ entries, ...day }) => entries.map((entry) => ({ ...entry, ...day })));
  const confirmed = all.flatMap(({ latest, status, person, ...rest }) =>
    latest && person && status === 'confirmed' ? [{ ...rest, latest, person }] : [],
  );
  const overtime = overtimeByRow(confirmed);
  const items = confirmed
    .filter(({ date }) => date >= period.from)
    .map((one): ExportItem => {
      const exported = before.get(keyOf(one));
      return {
        hoursId: one.latest.row.id,
        person: one.person,
        minutes: worked(one),
        overtime: overtime.get(one.latest.row.id) ?? 0,
        minutesBefore: exported?.minutes ?? null,
        overtimeBefore: exported?.overtime ?? null,
        confirmedBy: one.latest.by ? displayName(one.latest.by).slice(0, 255) : '',
      };
    })
    // Someone who was not there is told only to who has heard otherwise.
    .filter(({ minutes, minutesBefore }) => minutes > 0 || minutesBefore !== null);
  const leftOut = all
    .filter(({ date, status }) => date >= period.from && status !== 'confirmed')
    .map(({ person, date, crewId }) => ({ person, date, crew: crews.get(crewId) ?? '' }));
  return { items, leftOut };
}

type Confirmed = {
  person: string;
  date: string;
  latest: { row: { id: number; startsAt: Date | null } };
} & Parameters<typeof worked>[0];

function overtimeByRow(confirmed: readonly Confirmed[]): Map<number, number> {
  const weeks = Map.groupBy(
    confirmed,
    ({ person, date }) => `${mondayOf(date)} ${personKey(person)}`,
  );
  const found = new Map<number, number>();
  for (const week of weeks.values()) {
    const inOrder = week.toSorted((a, b) => startOf(a) - startOf(b));
    const overtime = overtimeOf(inOrder.map(worked));
    for (const [index, { latest }] of inOrder.entries())
      found.set(latest.row.id, overtime[index] ?? 0);
  }
  return found;
}

const startOf = ({ latest }: Confirmed) => latest.row.startsAt?.getTime() ?? 0;

const keyOf = ({ crewId, date, person }: { crewId: number; date: string; person: string }) =>
  `${date} ${crewId} ${personKey(person)}`;
