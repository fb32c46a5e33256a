// Gives out the files of uploaded pictures: to anyone those that pages show, to staff the original.
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { noSuchPicture, storageAway } from './picture.policy.ts';
import { findPicture } from './picture.queries.ts';
import { fileKey, mediaTypeOf, namesOf, pictureOfFile } from './picture-files.ts';

/**
 * A file by its name. One that was shown until a moment ago is still given, for pages that are open.
 *
 * @throws RequestProblem 404 for every other name and for those of removed and withheld pictures, 503 when the storage is away.
 */
export async function pictureFile(
  context: ServerContext,
  file: string,
): Promise<{ bytes: Uint8Array; type: 'image/avif' | 'image/jpeg' }> {
  const id = pictureOfFile(file);
  const row = id === undefined ? undefined : await findPicture(context.db, id);
  const known =
    row && !row.isWithheld ? [...(row.files ? namesOf(row.files) : []), ...row.retiredFiles] : [];
  const bytes = known.includes(file) ? await stored(context, fileKey(file)) : undefined;
  if (!bytes) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return { bytes, type: mediaTypeOf(file) };
}

/** The original of a picture. @throws RequestProblem 404 when there is none, 503 when the storage is away. */
export async function originalOf(context: ServerContext, id: number): Promise<Uint8Array> {
  const row = await findPicture(context.db, id);
  const bytes = row && (await stored(context, row.storageKey));
  if (!bytes) throw noSuchPicture();
  return bytes;
}

function stored({ storage, log }: ServerContext, key: string): Promise<Uint8Array | undefined> {
  return storage.get(key).catch((error: unknown) => {
    log.error({ err: error }, 'a picture could not be read');
    throw storageAway();
  });
}
