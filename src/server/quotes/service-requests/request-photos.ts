// The photos of a service request: claimed when it is sent, exchanged while it is under review.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { claimPhotos } from '#server/platform/photos/photo.service.ts';

/** The ids of a request's own photos in their order, without those of messages. */
export async function photosOfRequest(db: Db, serviceRequestId: number): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(isOwnPhoto(serviceRequestId))
    .orderBy(asc(photos.position));
  return rows.map(({ id }) => id);
}

/**
 * Gives a request exactly these photos, in this order. New ones are claimed from the visitor who uploaded them; those that
 * are no longer named lapse at once.
 *
 * @throws RequestProblem 422 when a photo is not the sender's or has been sent before.
 */
export async function putPhotos(
  tx: Tx,
  serviceRequestId: number,
  ids: string[],
  visitorHash: string | undefined,
  now: Date,
): Promise<string[]> {
  const current = await photosOfRequest(tx, serviceRequestId);
  const named = ids.map((id) => id.toLowerCase());
  const wanted = named.filter((id, index) => !current.includes(id) || named.indexOf(id) === index);
  const added = wanted.filter((id) => !current.includes(id));
  await claimPhotos(tx, added, visitorHash, { serviceRequestId }, now);
  for (const [position, id] of wanted.entries()) {
    await tx.update(photos).set({ position }).where(eq(photos.id, id));
  }
  const dropped = current.filter((id) => !wanted.includes(id));
  if (dropped.length > 0) {
    await tx
      .update(photos)
      .set({ serviceRequestId: null, position: null, expiresAt: now })
      .where(inArray(photos.id, dropped));
  }
  return wanted;
}

function isOwnPhoto(serviceRequestId: number) {
  return and(eq(photos.serviceRequestId, serviceRequestId), isNull(photos.requestMessageId));
}

/** The photos that a quote can have pins on, with their sizes: those of the request, then those of its messages. */
export async function photosToPin(
  db: Db,
  serviceRequestId: number,
): Promise<{ id: string; width: number; height: number }[]> {
  return db
    .select({ id: photos.id, width: photos.width, height: photos.height })
    .from(photos)
    .where(eq(photos.serviceRequestId, serviceRequestId))
    .orderBy(sql`${photos.requestMessageId} nulls first`, asc(photos.position));
}
