// Reads photos and the room they take.
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { photos } from '../database/schema/photo.ts';

export type PhotoRow = typeof photos.$inferSelect;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The photo of an id; a malformed id is like one that does not exist. */
export async function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await db.select().from(photos).where(eq(photos.id, id));
  return row;
}

/** The ids of the photos that go with a quote request, in the order in which the person chose them. */
export async function photosOfQuoteRequest(db: Db, quoteRequestId: string): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.quoteRequestId, quoteRequestId))
    .orderBy(asc(photos.position));
  return rows.map(({ id }) => id);
}

/** Bytes that photos take which no request has named yet. */
export async function unclaimedBytes(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${photos.byteSize}), 0)` })
    .from(photos)
    .where(isNotNull(photos.expiresAt));
  return Number(row?.bytes ?? 0);
}

/** How many photos of an owner no request has named, of those that expire after an instant, and the bytes they take. */
export async function unclaimedOf(
  db: Db,
  ownerHash: string,
  expiringAfter: Date,
): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({
      count: sql<string>`count(*)`,
      bytes: sql<string>`coalesce(sum(${photos.byteSize}), 0)`,
    })
    .from(photos)
    .where(and(eq(photos.ownerHash, ownerHash), gt(photos.expiresAt, expiringAfter)));
  return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
}

/** Those of an owner's photos that are still free to be named, locked until the transaction ends. */
export async function lockOwnUnclaimed(
  db: Db,
  ids: string[],
  ownerHash: string,
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(
      and(
        sql`${photos.id} = any(${sql.param(ids)}::uuid[])`,
        eq(photos.ownerHash, ownerHash),
        sql`${photos.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(photos.id))
    .for('update');
  return new Set(rows.map(({ id }) => id));
}
