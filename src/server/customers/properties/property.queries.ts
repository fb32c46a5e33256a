// Reads a customer's properties, the oldest first.
import { and, asc, eq } from 'drizzle-orm';
import type { Property } from '#contract/customers/properties.ts';
import type { Db } from '#server/platform/database/client.ts';
import { properties } from '#server/platform/database/schema/visits.ts';

export type PropertyRow = typeof properties.$inferSelect;

/** The customer's properties; empty while we know of none. */
export function listOwnProperties(db: Db, userId: string): Promise<PropertyRow[]> {
  return db
    .select()
    .from(properties)
    .where(eq(properties.userId, userId))
    .orderBy(asc(properties.id));
}

/** One of the customer's properties, by default the first; undefined when it is someone else's or there is none. */
export async function findPropertyOf(
  db: Db,
  userId: string,
  id?: number,
): Promise<PropertyRow | undefined> {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.userId, userId), id === undefined ? undefined : eq(properties.id, id)))
    .orderBy(asc(properties.id))
    .limit(1);
  return row;
}

/** One of a customer's properties, by default the first, and how many they have. */
export async function findPropertyAmongAll(
  db: Db,
  userId: string,
  id?: number,
): Promise<{ property: PropertyRow | null; count: number }> {
  const [row] = await db
    .select({ property: properties, count: db.$count(properties, eq(properties.userId, userId)) })
    .from(properties)
    .where(and(eq(properties.userId, userId), id === undefined ? undefined : eq(properties.id, id)))
    .orderBy(asc(properties.id))
    .limit(1);
  return { property: row?.property ?? null, count: row?.count ?? 0 };
}

/** A property as its owner sees it: that there is a gate code, not which. */
export function presentProperty(row: PropertyRow): Property {
  return {
    id: row.id,
    version: row.version,
    address: row.address,
    lotSize: row.lotSize,
    lawnArea: row.lawnArea,
    hasGateCode: row.gateCodeEncrypted !== null,
    pets: row.pets,
    specialInstructions: row.specialInstructions,
  };
}
