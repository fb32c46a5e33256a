// Reads one visit for staff: whose it is, who makes it, and what crews' telephones reported of it.
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';

export type CrewActionRow = typeof crewActions.$inferSelect;

/** A visit in any state; undefined when there is none. */
export async function findDeskVisit(db: Db, id: number) {
  const [row] = await db
    .select({ visit: visits, property: properties, customer: users, crewName: crews.name })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .leftJoin(crews, eq(crews.id, visits.crewId))
    .where(eq(visits.id, id));
  return row;
}

/** What was reported of a visit, in the order in which it came. */
export function reportsOfVisit(db: Db, visitId: number): Promise<CrewActionRow[]> {
  return db
    .select()
    .from(crewActions)
    .where(eq(crewActions.visitId, visitId))
    .orderBy(asc(crewActions.receivedAt), asc(crewActions.sequence));
}
