// Reads uploaded pictures; a removed one is found by nothing here.
import { and, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';

export type PictureRow = typeof sitePictures.$inferSelect;

const PER_PAGE = 48;

/** The id of the last picture of a page. */
const Place = z.tuple([z.number().int().positive().max(2_147_483_647)]);

const isThere = isNull(sitePictures.removedAt);

/** A page of the pictures, the latest first. @throws RequestProblem 422 for a cursor of no page. */
export async function listPictures(
  db: Db,
  cursor: string | undefined,
): Promise<{ rows: PictureRow[]; next: string | null }> {
  const [after] = readCursor(cursor, Place) ?? [];
  const found = await db
    .select()
    .from(sitePictures)
    .where(and(isThere, after === undefined ? undefined : lt(sitePictures.id, after)))
    .orderBy(desc(sitePictures.id))
    .limit(PER_PAGE + 1);
  const rows = found.slice(0, PER_PAGE);
  const last = found.length > PER_PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? writeCursor([last.id]) : null };
}

/** One picture with the name of who added it. */
export async function findPicture(
  db: Db,
  id: number,
): Promise<(PictureRow & { addedByName: string | null }) | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(sitePictures),
      addedByName: sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email})`,
    })
    .from(sitePictures)
    .leftJoin(users, eq(users.id, sitePictures.addedBy))
    .where(and(eq(sitePictures.id, id), isThere));
  return row;
}

/** One picture, held for a change. */
export async function lockPicture(tx: Tx, id: number): Promise<PictureRow | undefined> {
  const [row] = await tx
    .select()
    .from(sitePictures)
    .where(and(eq(sitePictures.id, id), isThere))
    .for('update');
  return row;
}
