// Copies of photos that no request has named yet, for another owner: from a browser to a link, and from there to the next browser.
import { createHash } from 'node:crypto';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { type PhotoSize, PhotoSize as Sizes } from '#contract/platform/photo.ts';
import type { ServerContext } from '../../context.ts';
import { photos } from '../database/schema/photo.ts';
import type { PhotoRow } from './photo.queries.ts';
import { fileOf, MEDIA_TYPE, removeFiles, requireRoom, storageAway } from './photo.service.ts';

/** Whose the copies are, and until when. */
export type CopyOwner = { ownerHash: string; expiresAt: Date };

/**
 * Copies those of the photos that are still there and `from`'s own, in the given order. Doing it again for the same owner
 * renews the same copies; what that owner has sent since is left out.
 *
 * @returns the ids of the copies, and the bytes they take.
 * @throws RequestProblem 503 when there is no room or the storage does not answer.
 */
export async function copyPhotos(
  context: ServerContext,
  ids: readonly string[],
  from: string,
  owner: CopyOwner,
): Promise<{ ids: string[]; bytes: number }> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return { ids: [], bytes: 0 };
  const rows = await context.db
    .select()
    .from(photos)
    .where(
      and(
        sql`${photos.id} = any(${sql.param(wanted)}::uuid[])`,
        eq(photos.ownerHash, from),
        gt(photos.expiresAt, context.clock()),
      ),
    );
  rows.sort((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
  if (rows.length > 0) await requireRoom(context);
  const copies: PhotoRow[] = [];
  for (const row of rows) {
    const copy = await copyOf(context, row, owner);
    if (copy) copies.push(copy);
  }
  return {
    ids: copies.map(({ id }) => id),
    bytes: copies.reduce((sum, { byteSize }) => sum + byteSize, 0),
  };
}

/** Throws away all photos of an owner that no request has named; what cannot be removed now, the next sweep does. */
export async function throwAwayPhotosOf(context: ServerContext, ownerHash: string): Promise<void> {
  const own = and(eq(photos.ownerHash, ownerHash), isNotNull(photos.expiresAt));
  // From here on no one can be given a copy.
  const rows = await context.db
    .update(photos)
    .set({ expiresAt: context.clock() })
    .where(own)
    .returning();
  try {
    for (const row of rows) {
      await removeFiles(context, row);
      await context.db.delete(photos).where(eq(photos.id, row.id));
    }
  } catch (error) {
    context.log.error({ err: error }, 'carried photos wait for the next sweep');
  }
}

/** The row comes first, as with an upload: a kill before the files are written leaves a row that lapses. */
async function copyOf(
  { db, storage, log }: ServerContext,
  { byteSize, width, height, ...original }: PhotoRow,
  owner: CopyOwner,
): Promise<PhotoRow | undefined> {
  const id = copyId(original.id, owner.ownerHash);
  const storageKey = `photos/${id}`;
  const [copy] = await db
    .insert(photos)
    .values({ id, storageKey, byteSize, width, height, ...owner })
    .onConflictDoUpdate({
      target: photos.id,
      set: { expiresAt: owner.expiresAt },
      setWhere: isNotNull(photos.expiresAt),
    })
    .returning();
  if (!copy) return undefined;
  try {
    const files = new Map<PhotoSize, Uint8Array>();
    for (const size of Sizes.options) {
      const bytes = await storage.get(fileOf(original, size));
      if (bytes) files.set(size, bytes);
    }
    if (files.size === Sizes.options.length) {
      for (const [size, bytes] of files) await storage.put(fileOf(copy, size), bytes, MEDIA_TYPE);
      return copy;
    }
  } catch (error) {
    log.error({ err: error }, 'a photo could not be copied');
    throw storageAway();
  }
  await db.delete(photos).where(and(eq(photos.id, id), isNotNull(photos.expiresAt)));
  return undefined;
}

/** The id of the copy, always the same for the same owner (RFC 9562, version 8). */
function copyId(originalId: string, ownerHash: string): string {
  const hex = createHash('sha256').update(`${originalId} ${ownerHash}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
