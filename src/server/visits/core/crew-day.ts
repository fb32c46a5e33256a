// The places of a crew's day: anyone who takes one locks the crew first, so that the last one is given once
// (docs/decisions/0034-customer-portal.md).
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { weekdayOf } from '#company/rules/time/company-time.ts';
import { crewDayFault } from '#company/rules/visits/crew-day-fault.ts';
import { isMakeupDay } from '#company/rules/visits/day-move.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import { countCrewVisits, propertyVisitDays } from './visit.queries.ts';

type CrewRow = typeof crews.$inferSelect;

/**
 * Locks a crew until the transaction ends: every change of who comes on which day waits here. Rows that name the crew can be added
 * meanwhile, so that two transactions that have each added one can both go on to lock it, one after the other.
 */
export async function lockCrew(tx: Tx, crewId: number): Promise<void> {
  await tx.select({ id: crews.id }).from(crews).where(eq(crews.id, crewId)).for('no key update');
}

/** A crew as long as it is in service; what is laid for another one has no crew yet. */
export async function crewInService(db: Db, crewId: number | null): Promise<number | null> {
  if (crewId === null) return null;
  const [crew] = await db.select().from(crews).where(eq(crews.id, crewId));
  return crew?.isActive ? crewId : null;
}

/** How many visits a crew makes on a date; none at the weekend and when it is not active. */
export function crewPlaces(
  crew: Pick<CrewRow, 'isActive' | 'visitsPerDay' | 'weekdayVisits'>,
  date: string,
): number {
  const weekday = weekdayOf(date);
  if (!crew.isActive || weekday === 0 || weekday === 6) return 0;
  return crew.weekdayVisits?.[weekday - 1] ?? crew.visitsPerDay;
}

/** How many visits of moved days a crew makes on a date: some on a Saturday, none on any other day (docs/product/visit-planning.md#makeup-saturdays). */
export function makeupPlaces(
  crew: Pick<CrewRow, 'isActive' | 'saturdayVisits'>,
  date: string,
): number {
  return crew.isActive && isMakeupDay(date) ? crew.saturdayVisits : 0;
}

/** The visits of a crew's day in the order in which it drives: by their places, then by the promised time. */
export function inStopOrder(): SQL[] {
  return [
    sql`${visits.stopOrder} asc nulls last`,
    sql`${visits.scheduledTime} asc nulls last`,
    asc(visits.id),
  ];
}

/**
 * Those of some days on which a crew has a place left and the property, if one is named, has no visit yet. Only under lockCrew does it stay
 * true until the end of the transaction.
 */
export async function freeCrewDays(
  db: Db,
  { crewId, propertyId }: { crewId: number; propertyId?: number },
  days: readonly string[],
): Promise<Set<string>> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const [crew] = await db.select().from(crews).where(eq(crews.id, crewId));
  if (!crew?.isActive) return new Set();
  const taken = await countCrewVisits(db, crewId, first, last);
  const own =
    propertyId === undefined
      ? new Set<string>()
      : await propertyVisitDays(db, propertyId, first, last);
  return new Set(
    days.filter((day) => (taken.get(day) ?? 0) < crewPlaces(crew, day) && !own.has(day)),
  );
}

/**
 * Why a crew takes no further visit on a date, as a sentence for staff; null when it does. Unassigned only the calendar
 * counts. Only under lockCrew does it stay true until the end of the transaction.
 */
export async function findCrewDayFault(
  db: Db,
  crew: CrewRow | undefined,
  date: string,
): Promise<string | null> {
  const [closure] = await db.select().from(closures).where(eq(closures.date, date));
  if (!crew) return crewDayFault(date, closure?.reason);
  const taken = await countCrewVisits(db, crew.id, date, date);
  return crewDayFault(date, closure?.reason, {
    name: crew.name,
    places: crewPlaces(crew, date),
    visits: taken.get(date) ?? 0,
  });
}
