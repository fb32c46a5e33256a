import type { Db } from '#server/platform/database/client.ts';
import { photos } from '#server/platform/database/schema/photo.ts';

/** A photo of hers; gives its id. */
export async function addPhoto(db: Db, of: Partial<typeof photos.$inferInsert>): Promise<string> {
  const [row] = await db
    .insert(photos)
    .values({
      ownerHash: 'c'.repeat(64),
      byteSize: 1,
      width: 1,
      height: 1,
      storageKey: `photos/${crypto.randomUUID()}`,
      ...of,
    })
    .returning();
  return row?.id ?? '';
}
