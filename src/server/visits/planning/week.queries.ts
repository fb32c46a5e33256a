// Reads a week of visits: how many each crew has, and which have no crew. Both stand on indexes by date.
import { and, asc, between, count, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { dayMoves, generatorRuns } from '#server/platform/database/schema/visit-planning.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';

/** How many visits each crew has on each day between two dates, and how many of them have a place in its order. */
export function countWeek(db: Db, from: string, to: string) {
  return db
    .select({
      crewId: visits.crewId,
      date: visits.scheduledDate,
      visits: count(),
      ordered: count(visits.stopOrder),
    })
    .from(visits)
    .where(and(between(visits.scheduledDate, from, to), inArray(visits.status, CAPACITY_VISITS)))
    .groupBy(visits.crewId, visits.scheduledDate);
}

/** All crews, those in service first. */
export function listCrews(db: Db) {
  return db.select().from(crews).orderBy(desc(crews.isActive), asc(crews.name));
}

/** The next visits without a crew from a date on. */
export function listWithoutCrew(db: Db, from: string, limit: number) {
  return db
    .select({ visit: visits, property: properties, user: users })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(
      and(isNull(visits.crewId), eq(visits.status, 'scheduled'), gte(visits.scheduledDate, from)),
    )
    .orderBy(asc(visits.scheduledDate), asc(visits.id))
    .limit(limit);
}

/** Moves of days that are drafts, or whose day has not gone by. */
export async function listOpenMoves(db: Db, today: string, limit: number) {
  const drafts = await db
    .select()
    .from(dayMoves)
    .where(eq(dayMoves.status, 'draft'))
    .orderBy(desc(dayMoves.id))
    .limit(limit);
  const sent = await db
    .select()
    .from(dayMoves)
    .where(and(gte(dayMoves.fromDate, today), eq(dayMoves.status, 'sent')))
    .orderBy(desc(dayMoves.id))
    .limit(limit);
  return [...drafts, ...sent];
}

/** The generator's last run. */
export async function findRun(db: Db) {
  const [run] = await db.select().from(generatorRuns);
  return run;
}
