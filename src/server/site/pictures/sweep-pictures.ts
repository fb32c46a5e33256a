// Clears away what no page shows any more: the files of removed pictures with their rows, and those of earlier crops.
import { lt } from 'drizzle-orm';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import type { ServerContext } from '../../context.ts';
import { lockPicture } from './picture.queries.ts';
import { fileKey, namesOf } from './picture-files.ts';
import { deletePictures, forgetRetired } from './write-picture.ts';

/** A page that was open when a crop changed still fetches the earlier files. */
const STAYS_MS = 3_600_000;
const AT_ONCE = 100;

/** Files first: a kill in between leaves a row that the next sweep finds. */
export async function sweepPictures({
  db,
  storage,
  clock,
}: Pick<ServerContext, 'db' | 'storage' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - STAYS_MS);
  const removed = await db
    .select()
    .from(sitePictures)
    .where(lt(sitePictures.removedAt, before))
    .limit(AT_ONCE);
  for (const { storageKey, files, retiredFiles } of removed) {
    const names = [...(files ? namesOf(files) : []), ...retiredFiles];
    for (const key of [storageKey, ...names.map(fileKey)]) await storage.remove(key);
  }
  await deletePictures(
    db,
    removed.map(({ id }) => id),
  );
  const recropped = await db
    .select({ id: sitePictures.id })
    .from(sitePictures)
    .where(lt(sitePictures.retiredAt, before))
    .limit(AT_ONCE);
  for (const { id } of recropped) {
    await db.transaction(async (tx) => {
      const row = await lockPicture(tx, id);
      // Files that are being made may have had these names before.
      if (!row || row.state === 'making') return;
      for (const file of row.retiredFiles) await storage.remove(fileKey(file));
      await forgetRetired(tx, row);
    });
  }
}
