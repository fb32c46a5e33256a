// Pictures that leave with a text of ours: which they are, and what a provider is given that fetches one.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { textDeliveries } from '#server/platform/database/schema/texts.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { storageAway, storedPhoto } from '#server/platform/photos/photo.service.ts';
import type { Workshop } from '#server/platform/photos/picture-workshop.ts';
import type { ServerContext } from '../../context.ts';
import { picturePath, readPictureAddress } from './picture-address.ts';

/** A provider is let in while it may have the text and has not delivered it. */
const OPEN = ['waiting', 'sent'] as const;

/** Everything that is fetched for texts waits in one line, beside those of people who upload. */
const SENDER = 'pictures of texts';

/** The addresses of a message's pictures, in their order. */
export async function picturesOf(
  { db, secrets, clock, config }: ServerContext,
  messageId: number,
): Promise<URL[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(eq(photos.chatMessageId, messageId))
    .orderBy(asc(photos.position));
  return rows.map(
    ({ id }) => new URL(picturePath(secrets.textPicture, id, clock()), config.publicUrl),
  );
}

/**
 * The picture of an address as a JPEG of ours.
 *
 * @throws RequestProblem 404, the same for whatever is not exactly such an address, has lapsed, was erased or is on its way no longer;
 *   503 when the storage does not answer or no worker is free.
 */
export async function showPicture(
  context: ServerContext,
  workshop: Workshop,
  address: string,
): Promise<Uint8Array> {
  const { secrets, clock, db, log } = context;
  const photoId = readPictureAddress(secrets.textPicture, address, clock());
  if (!photoId || !(await isOnItsWay(db, photoId))) throw noPicture();
  const stored = await storedPhoto(context, photoId).catch((error: unknown) => {
    log.error({ err: error }, 'a picture of a text could not be read');
    throw storageAway();
  });
  if (!stored) throw noPicture();
  const result = await workshop.makeForText(stored.bytes, SENDER);
  if (result.made) return result.jpeg;
  log.error({ fault: result.fault }, 'a picture of a text could not be made');
  throw noPicture();
}

/** Whether a photo belongs to a text of ours that its provider may still want it for. */
async function isOnItsWay(db: Db, photoId: string): Promise<boolean> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .innerJoin(textDeliveries, eq(textDeliveries.messageId, photos.chatMessageId))
    .where(
      and(
        ...[eq(photos.id, photoId), isNull(photos.expiresAt)],
        ...[inArray(textDeliveries.state, OPEN), eq(textDeliveries.isWithoutPictures, false)],
      ),
    );
  return rows.length > 0;
}

function noPicture(): RequestProblem {
  return new RequestProblem('not_found', 'There is nothing at this address.');
}
