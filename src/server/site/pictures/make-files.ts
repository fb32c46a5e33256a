// Makes the files of an uploaded picture in the background: one after the other, in a process that steps back for everything else.
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#server/platform/database/client.ts';
import type { PictureFiles } from '#server/platform/database/schema/site-picture.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { PictureFault } from '#server/platform/photos/picture-limits.ts';
import {
  hashOf,
  type PixelCrop,
  type Recipe,
  uploadRecipes,
} from '#server/platform/photos/picture-recipes.ts';
import { startWorkerProcess } from '#server/platform/photos/worker-process.ts';
import type { ServerContext } from '../../context.ts';
import { nameOf } from '../uploads/picture-facts.ts';
import { sentenceOf } from './picture.policy.ts';
import { findPicture, lockPicture, type PictureRow } from './picture.queries.ts';
import { fileKey, mediaTypeOf, namesOf } from './picture-files.ts';
import { pixelCrop } from './pixel-crop.ts';
import { notePlannedFiles, writePictureFiles } from './write-picture.ts';

/** Makes the files of a picture, by its id. */
export const pictureFilesJob: JobKind<{ id: number }> = { name: 'picture-files' };

/** One file to make. */
type Order = { file: string; recipe: Recipe };

/**
 * Makes the files of a picture as it is cropped now. Names hold a hash of what a file is made of, so files that an interrupted
 * run has stored are found again. What was cropped otherwise meanwhile has a job of its own.
 *
 * @throws Error when the storage is away, so that the job comes again.
 */
export async function makePictureFiles(context: ServerContext, id: number): Promise<void> {
  const row = await findPicture(context.db, id);
  if (row?.state !== 'making') return;
  const original = await context.storage.get(row.storageKey);
  if (!original) return settle(context, row, { fault: 'damaged' });
  const part = pixelCrop(row, row.crop);
  const { orders, files } = planFiles(row, original, part);
  const isStillWanted = await context.db.transaction(async (tx) => {
    const locked = await lockAsMade(tx, row);
    if (locked) await notePlannedFiles(tx, locked, namesOf(files));
    return locked !== undefined;
  });
  if (!isStillWanted) return;
  const worker = startWorkerProcess(() => {}, { isLast: true });
  try {
    for (const { file, recipe } of orders) {
      if (await context.storage.get(fileKey(file))) continue;
      const result = await worker.work({
        bytes: original,
        for: 'site file',
        crop: row.crop && part,
        recipe,
      });
      if (!result.made) return settle(context, row, { fault: result.fault });
      await context.storage.put(fileKey(file), result.bytes, mediaTypeOf(file));
    }
  } finally {
    worker.end();
  }
  await settle(context, row, { files });
}

/** Which files there will be, before any is made. */
function planFiles(
  { id }: PictureRow,
  original: Uint8Array,
  part: PixelCrop,
): { orders: Order[]; files: PictureFiles } {
  const { avif, jpeg } = uploadRecipes(part.width);
  const hash = hashOf(Buffer.concat([original, Buffer.from(JSON.stringify(part))]), [
    ...avif,
    jpeg,
  ]);
  const orderOf = (recipe: Recipe): Order => {
    return { recipe, file: `${nameOf(id)}-${recipe.width}.${hash}.${recipe.format}` };
  };
  const facts = ({ recipe: { width }, file }: Order) => ({ width, file });
  const [last, orders] = [orderOf(jpeg), avif.map(orderOf)];
  return {
    orders: [...orders, last],
    files: {
      width: part.width,
      height: part.height,
      avif: orders.map(facts),
      jpeg: facts(last),
    },
  };
}

/** Writes down what came of it, unless the picture was removed or cropped otherwise meanwhile. */
async function settle(
  { db, clock }: ServerContext,
  made: PictureRow,
  outcome: { files: PictureFiles } | { fault: PictureFault },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockAsMade(tx, made);
    if (!row) return;
    if ('fault' in outcome) {
      return writePictureFiles(tx, row, { state: 'failed', failure: sentenceOf(outcome.fault) });
    }
    const { files } = outcome;
    const kept = namesOf(files);
    const before = new Set([...row.retiredFiles, ...(row.files ? namesOf(row.files) : [])]);
    const retiredFiles = [...before].filter((file) => !kept.includes(file));
    await writePictureFiles(tx, row, {
      state: 'ready',
      failure: null,
      files,
      retiredFiles,
      retiredAt: retiredFiles.length > 0 ? clock() : null,
    });
  });
}

/** A picture, held, if its files are still to be made as they were begun. */
async function lockAsMade(tx: Tx, made: PictureRow): Promise<PictureRow | undefined> {
  const row = await lockPicture(tx, made.id);
  return row?.state === 'making' && isDeepStrictEqual(row.crop, made.crop) ? row : undefined;
}
