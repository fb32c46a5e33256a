// Takes a picture that someone of the office uploads: our own original of it is stored, and its files are made in the background.
import { randomUUID } from 'node:crypto';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { SitePicture } from '#contract/site/pictures.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { Workshop } from '#server/platform/photos/picture-workshop.ts';
import type { Original } from '#server/platform/photos/site-picture-orders.ts';
import type { ServerContext } from '../../context.ts';
import { pictureFilesJob } from './make-files.ts';
import {
  requireLargeEnough,
  requirePictureFile,
  storageAway,
  unreadable,
} from './picture.policy.ts';
import { readPicture } from './present-picture.ts';
import { insertPicture } from './write-picture.ts';

const MEDIA_TYPE = 'image/webp';
const FULL_RETRY_SECONDS = 3600;

type Upload = { file: Uint8Array; attempt: Attempt | undefined; sender: string };

/**
 * Adds a picture, which no page shows until its files are made and it is described. The upload itself is not kept: our original is
 * upright, has no metadata and no tricks of one file that is two things. With a request key, a repetition adds nothing.
 *
 * @returns the picture, and the bytes that its original takes.
 * @throws RequestProblem 415 for other kinds of file, 422 for what cannot be read, is animated or too small, 503 when there is no
 *   room or the storage is away.
 */
export async function uploadPicture(
  context: ServerContext,
  workshop: Workshop,
  actor: CurrentUser,
  { file, attempt, sender }: Upload,
): Promise<{ picture: SitePicture; bytes: number }> {
  requirePictureFile(file);
  requireRoom(context);
  const original = await workshop.makeOriginal(file, sender);
  if (!original.made) throw unreadable(original.fault);
  requireLargeEnough(original);
  const { picture, isRepeated } = await addPicture(context, actor, original, attempt);
  return { picture, bytes: isRepeated ? 0 : original.webp.length };
}

async function addPicture(
  context: ServerContext,
  actor: CurrentUser,
  { webp, width, height, color }: Original,
  attempt: Attempt | undefined,
): Promise<{ picture: SitePicture; isRepeated: boolean }> {
  const storageKey = await storeOriginal(context, webp);
  let isAdded = false;
  try {
    const { answer, repeated } = await answerOnce(context.db, attempt, async (tx) => {
      const happened = { action: 'picture-added', actor, at: context.clock() } as const;
      const id = await insertPicture(tx, { storageKey, width, height, color }, happened);
      await context.jobs.enqueue(tx, pictureFilesJob, { id });
      return readPicture(tx, id);
    });
    isAdded = !repeated;
    return { picture: answer, isRepeated: repeated };
  } finally {
    if (!isAdded) await context.storage.remove(storageKey);
  }
}

/** Stores an original and gives its key. @throws RequestProblem 503 when the storage is away. */
export async function storeOriginal(context: ServerContext, webp: Uint8Array): Promise<string> {
  const storageKey = `site-pictures/${randomUUID()}.webp`;
  await context.storage.put(storageKey, webp, MEDIA_TYPE).catch((error: unknown) => {
    context.log.error({ err: error }, 'a picture could not be stored');
    throw storageAway();
  });
  return storageKey;
}

function requireRoom({ config, disk }: ServerContext): void {
  if (config.storage || !disk.isFull()) return;
  throw new RequestProblem(
    'unavailable',
    'There is no room for more pictures right now. Please try again later.',
    { retryAfterSeconds: FULL_RETRY_SECONDS },
  );
}
