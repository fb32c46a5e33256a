// The one writer of uploaded pictures.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { nameOf } from '../uploads/picture-facts.ts';
import type { PictureRow } from './picture.queries.ts';

/** What a person changes of a picture. */
type PictureChange = Partial<
  Pick<
    PictureRow,
    'title' | 'alt' | 'kind' | 'crop' | 'focalX' | 'focalY' | 'state' | 'failure' | 'removedAt'
  >
>;

/** What becomes of the files of a picture. */
type FilesChange = Pick<PictureRow, 'state' | 'failure'> &
  Partial<Pick<PictureRow, 'files' | 'retiredFiles' | 'retiredAt'>>;

/** Our original of a picture; one of a customer's photo is withheld until they allow it. */
type NewPicture = Pick<PictureRow, 'storageKey' | 'width' | 'height' | 'color'> &
  Partial<Pick<PictureRow, 'isWithheld'>>;

type Happened = { action: AuditAction; actor: CurrentUser; at: Date };

/** Adds a picture whose files are still to be made. Gives its id. */
export async function insertPicture(
  tx: Tx,
  original: NewPicture,
  happened: Happened,
): Promise<number> {
  const [row] = await tx
    .insert(sitePictures)
    .values({ ...original, addedBy: happened.actor.id, createdAt: happened.at })
    .returning({ id: sitePictures.id });
  if (!row) throw new Error('no picture was added');
  await writeDown(tx, row.id, happened);
  return row.id;
}

/** Changes a picture that is locked, as a person wants it. */
export async function writePicture(
  tx: Tx,
  { id, version }: PictureRow,
  change: PictureChange,
  happened: Happened,
): Promise<void> {
  await tx
    .update(sitePictures)
    .set({ ...change, version: version + 1 })
    .where(eq(sitePictures.id, id));
  await writeDown(tx, id, happened);
}

/** Takes a picture that is locked off every page, or lets pages show it, as its customer has answered. */
export async function withholdPicture(
  tx: Tx,
  { id, version }: PictureRow,
  isWithheld: boolean,
): Promise<void> {
  await tx
    .update(sitePictures)
    .set({ isWithheld, version: version + 1 })
    .where(eq(sitePictures.id, id));
  await announcePicture(tx, id);
}

/** Writes what became of the files of a picture that is locked. No one sees another version for that. */
export async function writePictureFiles(
  tx: Tx,
  { id }: PictureRow,
  change: FilesChange,
): Promise<void> {
  await tx.update(sitePictures).set(change).where(eq(sitePictures.id, id));
  await announcePicture(tx, id);
}

/** Writes down the files that are going to be made of a picture that is locked, so that none in the storage is unknown. */
export async function notePlannedFiles(tx: Tx, row: PictureRow, planned: string[]): Promise<void> {
  const retiredFiles = [...new Set([...row.retiredFiles, ...planned])];
  await tx.update(sitePictures).set({ retiredFiles }).where(eq(sitePictures.id, row.id));
}

/** Forgets files of a picture that is locked, which are in the storage no more. */
export async function forgetRetired(tx: Tx, { id }: PictureRow): Promise<void> {
  await tx
    .update(sitePictures)
    .set({ retiredFiles: [], retiredAt: null })
    .where(eq(sitePictures.id, id));
}

/** Deletes removed pictures whose files are in the storage no more. */
export async function deletePictures(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(sitePictures)
    .where(and(inArray(sitePictures.id, [...ids]), isNotNull(sitePictures.removedAt)));
}

async function writeDown(tx: Tx, id: number, { action, actor, at }: Happened): Promise<void> {
  await audit(tx, { actorId: actor.id, action, subject: { type: 'picture', id: String(id) }, at });
  await announcePicture(tx, id);
}

/** The pages of all instances look at once, and so do open ones of the console. */
async function announcePicture(tx: Tx, id: number): Promise<void> {
  await announce(tx, 'settings');
  await notifyStaff(tx, 'content', nameOf(id));
}
