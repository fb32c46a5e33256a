// Reads the crews in service, and where the stops of their days are.
import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { GeoPoint } from '#company/rules/customers/service-reach.ts';
import { addressPoint } from '#company/rules/customers/service-reach.ts';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';
import { inStopOrder } from '../core/crew-day.ts';

export type CrewRow = typeof crews.$inferSelect;

/** The crews in service, by name. */
export function listActiveCrews(db: Db): Promise<CrewRow[]> {
  return db.select().from(crews).where(eq(crews.isActive, true)).orderBy(asc(crews.name));
}

/** The stops of crews between two dates in the order of each day, by crew and date; the point is null where no one knows it. */
export async function listStopsOf(
  db: Db,
  of: readonly CrewRow[],
  from: string,
  to: string,
): Promise<Map<string, { point: GeoPoint | null }[]>> {
  const found = new Map<string, { point: GeoPoint | null }[]>();
  if (of.length === 0) return found;
  const rows = await db
    .select({
      crewId: visits.crewId,
      date: visits.scheduledDate,
      address: properties.address,
      latitude: properties.latitude,
      longitude: properties.longitude,
    })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .where(
      and(
        inArray(
          visits.crewId,
          of.map(({ id }) => id),
        ),
        between(visits.scheduledDate, from, to),
        inArray(visits.status, CAPACITY_VISITS),
      ),
    )
    .orderBy(asc(visits.scheduledDate), ...inStopOrder());
  for (const { crewId, date, address, latitude, longitude } of rows) {
    const isKnown = latitude !== null && longitude !== null;
    const point = isKnown ? ([latitude, longitude] as const) : (addressPoint(address) ?? null);
    const key = `${crewId} ${date}`;
    found.set(key, [...(found.get(key) ?? []), { point }]);
  }
  return found;
}
