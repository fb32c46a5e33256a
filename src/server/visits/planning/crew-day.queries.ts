// Reads a crew's day: its visits in their order, with whose they are and where.
import { and, eq, inArray } from 'drizzle-orm';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { crewDays } from '#server/platform/database/schema/visit-planning.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';
import { inStopOrder } from '../core/crew-day.ts';

/** Which day of which crew. */
export type CrewDayName = { crewId: number; date: string };

/** The visits of a crew's day in its order. */
export function listStops(db: Db, { crewId, date }: CrewDayName) {
  return db
    .select({ visit: visits, property: properties, user: users })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(
      and(
        eq(visits.scheduledDate, date),
        eq(visits.crewId, crewId),
        inArray(visits.status, CAPACITY_VISITS),
      ),
    )
    .orderBy(...inStopOrder());
}

export type StopRow = Awaited<ReturnType<typeof listStops>>[number];

/** The crew of an id, also one that is out of service. */
export async function findCrew(db: Db, id: number) {
  const [crew] = await db.select().from(crews).where(eq(crews.id, id));
  return crew;
}

/** What is kept of the order of a day; nothing until someone has ordered it. */
export async function findCrewDay(db: Db, { crewId, date }: CrewDayName) {
  const [day] = await db
    .select()
    .from(crewDays)
    .where(and(eq(crewDays.crewId, crewId), eq(crewDays.date, date)));
  return day;
}
