// Reads what hours are made of: the taps of crews' days, what was confirmed of them, and exports.
import { and, asc, between, desc, eq, isNotNull, lte, max, or, sql } from 'drizzle-orm';
import type { Break } from '#company/rules/visits/breaks.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { crewMembers } from '#server/platform/database/schema/crew-day.ts';
import {
  crewHours,
  payrollExportRows,
  payrollExports,
  type StoredBreak,
} from '#server/platform/database/schema/payroll.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';

export type Dates = { from: string; until: string };

/** The name of a person on the staff. The id comes first: an object of a left join is taken for missing when its first column is null. */
const staffName = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
};

/** Waits for hours that are being confirmed, and lets no others be until the transaction ends: one person may be on two crews. */
export async function holdHours(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${crewHours} in share row exclusive mode`);
}

/** Every stop of some days at which something was tapped. */
export function tapsBetween(db: Db, { from, until }: Dates) {
  const { crewId, scheduledDate, people, onTheWayAt, arrivedAt, completedAt } = visits;
  return db
    .select({
      ...{ crewId, date: scheduledDate, people, onTheWayAt, arrivedAt, completedAt },
      unsureTimes: visits.unsureTimes,
    })
    .from(visits)
    .where(
      and(
        between(scheduledDate, from, until),
        isNotNull(crewId),
        or(isNotNull(onTheWayAt), isNotNull(arrivedAt), isNotNull(completedAt)),
      ),
    )
    .orderBy(asc(visits.id));
}

/** What was confirmed of some days, the oldest first. */
export function confirmedBetween(db: Db, { from, until }: Dates) {
  return db
    .select({ row: crewHours, by: staffName })
    .from(crewHours)
    .leftJoin(users, eq(users.id, crewHours.confirmedBy))
    .where(between(crewHours.date, from, until))
    .orderBy(asc(crewHours.id));
}

export type ConfirmedHours = Awaited<ReturnType<typeof confirmedBetween>>[number];

/** Breaks as they were written down with hours. */
export function readBreaks(stored: readonly StoredBreak[]): Break[] {
  return stored.map(({ from, until, isPaid }) => {
    return { from: new Date(from), until: until === null ? null : new Date(until), isPaid };
  });
}

/** All crews with who leads them. */
export function crewsWithLeads(db: Db) {
  return db
    .select({ id: crews.id, name: crews.name, leadId: crews.leadId, lead: staffName })
    .from(crews)
    .leftJoin(users, eq(users.id, crews.leadId))
    .orderBy(desc(crews.isActive), asc(crews.name));
}

/** Everyone on a crew by name; those who left as well when they are asked for. */
export async function memberNames(db: Db, { withFormer }: { withFormer: boolean }) {
  const rows = await db
    .select({ name: crewMembers.name })
    .from(crewMembers)
    .where(withFormer ? undefined : eq(crewMembers.isActive, true))
    .orderBy(asc(sql`lower(${crewMembers.name})`));
  return [...new Map(rows.map(({ name }) => [name.toLowerCase(), name])).values()];
}

/** What exports have held of some days, the earliest export first. */
export function exportedBetween(db: Db, { from, until }: Dates) {
  const { minutes, overtime } = payrollExportRows;
  const { crewId, date, person } = crewHours;
  return db
    .select({ minutes, overtime, crewId, date, person })
    .from(payrollExportRows)
    .innerJoin(crewHours, eq(crewHours.id, payrollExportRows.hoursId))
    .where(between(date, from, until))
    .orderBy(asc(payrollExportRows.exportNumber));
}

/** The number of the last export; 0 before the first one. */
export async function lastPayrollExport(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(payrollExports.number) }).from(payrollExports);
  return row?.last ?? 0;
}

/** Exports up to a number, the latest first. */
export function listPayrollExports(db: Db, upTo: number | undefined, most: number) {
  return db
    .select({ export: payrollExports, takenBy: staffName })
    .from(payrollExports)
    .leftJoin(users, eq(users.id, payrollExports.takenBy))
    .where(upTo === undefined ? undefined : lte(payrollExports.number, upTo))
    .orderBy(desc(payrollExports.number))
    .limit(most);
}

/** The rows of an export, by person and day. */
export function rowsOfExport(db: Db, number: number) {
  return db
    .select({ row: payrollExportRows, hours: crewHours, crew: crews.name })
    .from(payrollExportRows)
    .innerJoin(crewHours, eq(crewHours.id, payrollExportRows.hoursId))
    .innerJoin(crews, eq(crews.id, crewHours.crewId))
    .where(eq(payrollExportRows.exportNumber, number))
    .orderBy(asc(sql`lower(${crewHours.person})`), asc(crewHours.date), asc(crewHours.startsAt));
}
