// Holds a visit as it is until the transaction ends; anyone who needs its crew as well locks that first.
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import type { VisitRow } from './visit.queries.ts';

/** A visit that no one else can change until the transaction ends, with its customer. */
export type LockedVisit = { visit: VisitRow; userId: string };

/** Locks a visit in any state; undefined when there is none. */
export async function lockVisit(tx: Tx, id: number): Promise<LockedVisit | undefined> {
  const [visit] = await tx.select().from(visits).where(eq(visits.id, id)).for('update');
  if (!visit) return undefined;
  const [property] = await tx
    .select({ userId: properties.userId })
    .from(properties)
    .where(eq(properties.id, visit.propertyId));
  return property && { visit, userId: property.userId };
}
