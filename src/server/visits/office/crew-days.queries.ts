// Reads a day of every crew as the office sees it before work is scheduled: its places and who has them.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { dayOffReason } from '#company/rules/visits/crew-day-fault.ts';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { CrewDay } from '#contract/quotes/request-desk.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';
import { crewPlaces } from '../core/crew-day.ts';

/** What each active crew has before it on a day, by time. */
export async function readCrewDays(db: Db, date: string): Promise<CrewDay[]> {
  const active = await db.select().from(crews).where(eq(crews.isActive, true)).orderBy(crews.name);
  const rows = await db
    .select({
      id: visits.id,
      crewId: visits.crewId,
      time: visits.scheduledTime,
      serviceType: visits.serviceType,
      customerName: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
      address: properties.address,
    })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(and(eq(visits.scheduledDate, date), inArray(visits.status, CAPACITY_VISITS)))
    .orderBy(asc(visits.scheduledTime), asc(visits.id));
  const [closure] = await db.select().from(closures).where(eq(closures.date, date));
  return active.map((crew) => {
    const { id, name } = crew;
    const places = crewPlaces(crew, date);
    return {
      id,
      name,
      places,
      dayOff: dayOffReason(date, closure?.reason, { name, places }),
      visits: rows.flatMap(({ crewId, ...visit }) => (crewId === id ? [visit] : [])),
    };
  });
}
