// Reads a crew's day: its stops in their order, and which of its links counts.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PhotoKind } from '#company/rules/visits/checklist.ts';
import type { JobDay } from '#company/rules/visits/job-days.ts';
import { CREW_DAY_STATES } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import { jobDay, otherCrewsOfJob } from '#server/platform/database/job-day.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { applicationRecords, crewLinks } from '#server/platform/database/schema/crew-day.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';
import { inStates } from '../core/in-states.ts';

export type StopRow = {
  visit: typeof visits.$inferSelect;
  jobDay: JobDay | null;
  /** The other crews that come for the same job that day. */
  otherCrews: string[];
  property: typeof properties.$inferSelect;
  customer: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email' | 'phone'>;
};

/** The stops of a crew's day in the order in which it makes them, those included at which nothing could be done. */
export function listStops(db: Db, crewId: number, date: string): Promise<StopRow[]> {
  return selectStops(db)
    .where(
      and(eq(visits.scheduledDate, date), eq(visits.crewId, crewId), inStates(CREW_DAY_STATES)),
    )
    .orderBy(sql`${visits.stopOrder} nulls last`, asc(visits.scheduledTime), asc(visits.id));
}

/** One stop by its visit. */
export async function findStop(db: Db, visitId: number): Promise<StopRow | undefined> {
  const [row] = await selectStops(db).where(eq(visits.id, visitId));
  return row;
}

/** Some visits, wherever they are by now. */
export async function findVisits(db: Db, ids: readonly number[]): Promise<StopRow['visit'][]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(visits)
    .where(inArray(visits.id, [...ids]));
}

/** What the photos of some visits show, by visit. */
export async function photoKindsOf(db: Db, visitIds: number[]): Promise<Map<number, PhotoKind[]>> {
  const kinds = new Map<number, PhotoKind[]>();
  if (visitIds.length === 0) return kinds;
  const rows = await db
    .select({ visitId: photos.visitId, kind: photos.kind })
    .from(photos)
    .where(inArray(photos.visitId, visitIds))
    .orderBy(asc(photos.createdAt));
  for (const { visitId, kind } of rows) {
    if (visitId !== null) kinds.set(visitId, [...(kinds.get(visitId) ?? []), kind ?? 'other']);
  }
  return kinds;
}

/** The products of the application records of some visits, by visit. */
export async function productsApplied(
  db: Db,
  visitIds: readonly number[],
): Promise<Map<number, string[]>> {
  const products = new Map<number, string[]>();
  if (visitIds.length === 0) return products;
  const rows = await db
    .select({ visitId: applicationRecords.visitId, product: applicationRecords.product })
    .from(applicationRecords)
    .where(inArray(applicationRecords.visitId, [...visitIds]))
    .orderBy(asc(applicationRecords.id));
  for (const { visitId, product } of rows) {
    products.set(visitId, [...(products.get(visitId) ?? []), product]);
  }
  return products;
}

/** The link that counts: the first one until the office renews it. */
export async function linkGeneration(db: Db, crewId: number, date: string): Promise<number> {
  const [row] = await db
    .select({ generation: crewLinks.generation })
    .from(crewLinks)
    .where(and(eq(crewLinks.crewId, crewId), eq(crewLinks.date, date)));
  return row?.generation ?? 1;
}

export async function crewName(db: Db, crewId: number): Promise<string | undefined> {
  const [row] = await db.select({ name: crews.name }).from(crews).where(eq(crews.id, crewId));
  return row?.name;
}

function selectStops(db: Db) {
  return db
    .select({
      visit: visits,
      jobDay: jobDay(),
      otherCrews: otherCrewsOfJob(),
      property: properties,
      customer: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
      },
    })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .$dynamic();
}
