// Keeps, shows, takes back, hands over and throws away photos; bytes lie in the storage, everything else in one row each.
import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import type { PhotoKind } from '#company/rules/visits/checklist.ts';
import type { PhotoSize } from '#contract/platform/photo.ts';
import type { ServerContext } from '../../context.ts';
import { audit } from '../audit/audit.ts';
import type { Tx } from '../database/client.ts';
import { photos } from '../database/schema/photo.ts';
import { RequestProblem } from '../http/problem.ts';
import { maySeePhoto, type PhotoViewer, seesAsStaff } from './photo.policy.ts';
import {
  findPhoto,
  lockOwnUnclaimed,
  type PhotoRow,
  unclaimedBytes,
  unclaimedOf,
} from './photo.queries.ts';
import { pictureKind } from './picture-kind.ts';
import type { PictureFault } from './picture-limits.ts';
import type { Renditions } from './picture-worker.ts';
import type { Workshop } from './picture-workshop.ts';

export const MEDIA_TYPE = 'image/webp';

/** An upload that no request names goes after a day (docs/product/quotes.md#photos). */
export const UNCLAIMED_MS = 24 * 3_600_000;
/** Rows stay a little longer than they count, so that clocks of several instances may differ. */
const SWEEP_MARGIN_MS = 3_600_000;
const SWEEP_AT_ONCE = 500;

/** Uploads that no one has sent with a request may not fill the disk (docs/product/quotes.md#photos). */
const UNCLAIMED_BYTES = 2_000_000_000;
const FULL_RETRY_SECONDS = 3600;

/** What one browser may leave with us in an hour without naming it in a request (docs/product/quotes.md#photos). */
const OWN_PHOTOS = 8;
const OWN_BYTES = 60_000_000;
const ONE_HOUR_MS = 3_600_000;

/** Who uploads: the browser by its visitor cookie, and the network that it is in. */
export type Uploader = { ownerHash: string; network: string };

/** Which page of a PDF a photo is, from 1, and how many that has. */
type PageOfPdf = { number: number; count: number };

/**
 * Makes our own pictures of an uploaded file and keeps them for the person who uploaded it. The original is not kept.
 *
 * @returns the photo's id, and the bytes that it takes.
 * @throws RequestProblem 415 for other kinds of file, 422 for pictures that cannot be read, 429 when the browser's share
 *   is used up, 503 when there is no room for anyone's.
 */
export async function keepPhoto(
  context: ServerContext,
  workshop: Workshop,
  bytes: Uint8Array,
  { ownerHash, network }: Uploader,
): Promise<{ id: string; bytes: number }> {
  requirePicture(bytes);
  await requireRoom(context);
  await requireShare(context, ownerHash);
  const result = await workshop.make(bytes, network);
  if (!result.made) throw unreadable(result.fault);
  // Again, because many may have been let in at once; a sender's pictures are made one after the other.
  await requireShare(context, ownerHash);
  const { id } = await storePhoto(context, result, ownerHash);
  return { id, bytes: result.full.length + result.thumb.length };
}

/**
 * The bytes of a photo for someone who may see it.
 *
 * @throws RequestProblem 404, the same whether the photo is foreign, lapsed or was never there.
 */
export async function showPhoto(
  context: ServerContext,
  id: string,
  size: PhotoSize,
  viewer: PhotoViewer,
): Promise<Uint8Array> {
  const now = context.clock();
  const photo = await findPhoto(context.db, id, { hash: viewer.chatKeyHash, now });
  if (!photo || !maySeePhoto(photo, viewer, now)) throw noPhoto();
  const bytes = await context.storage.get(fileOf(photo, size)).catch((error: unknown) => {
    context.log.error({ err: error }, 'a photo could not be read');
    throw storageAway();
  });
  if (!bytes) throw noPhoto();
  if (seesAsStaff(photo, viewer)) {
    await audit(context.db, {
      actorId: viewer.user?.id ?? null,
      action: 'photo-opened',
      subject: { type: 'photo', id: photo.id },
      details: { size },
      at: context.clock(),
    });
  }
  return bytes;
}

/**
 * Throws an own photo away that no request has named.
 *
 * @throws RequestProblem 404 for every other photo.
 */
export async function takeBackPhoto(
  context: ServerContext,
  id: string,
  ownerHash: string | undefined,
): Promise<void> {
  const photo = ownerHash ? await findPhoto(context.db, id) : undefined;
  if (!photo || photo.ownerHash !== ownerHash) throw noPhoto();
  // From here on no request can name it; should we not get to the end, the next sweep does.
  const now = context.clock();
  const lapsed = await context.db
    .update(photos)
    .set({ expiresAt: now })
    .where(and(eq(photos.id, photo.id), gt(photos.expiresAt, now)))
    .returning({ id: photos.id });
  if (lapsed.length === 0) throw noPhoto();
  try {
    await removeFiles(context, photo);
    await context.db.delete(photos).where(eq(photos.id, photo.id));
  } catch (error) {
    context.log.error({ err: error }, 'a photo taken back waits for the next sweep');
  }
}

/**
 * What takes photos for its own: a quote request, a service request or one of its messages, a visit, a reported problem, a
 * message of a chat, a mail about a lead.
 */
export type PhotoClaim =
  | { quoteRequestId: string }
  | { serviceRequestId: number; requestMessageId?: number }
  | { visitId: number; kind: 'before' | 'after' | 'gate' | 'other' }
  | { visitProblemId: number }
  | { chatMessageId: number }
  | { leadEntryId: number };

/**
 * Hands uploaded photos to what claims them, in their order and within its transaction.
 *
 * @throws RequestProblem 422 naming each photo that is foreign, lapsed, already sent, named twice or unknown.
 */
export async function claimPhotos(
  tx: Tx,
  ids: string[],
  ownerHash: string | undefined,
  claim: PhotoClaim,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const wanted = ids.map((id) => id.toLowerCase());
  const own = ownerHash ? await lockOwnUnclaimed(tx, wanted, ownerHash, now) : new Set();
  const errors = wanted.flatMap((id, index) =>
    own.has(id) && wanted.indexOf(id) === index
      ? []
      : [{ pointer: `/photos/${index}`, detail: GONE }],
  );
  if (errors.length > 0) throw new RequestProblem('invalid_input', GONE, { errors });
  for (const [position, id] of wanted.entries()) {
    await tx
      .update(photos)
      .set({ ...claim, position, expiresAt: null })
      .where(eq(photos.id, id));
  }
}

/**
 * Gives a photo that was just kept to a visit, within a transaction that has locked the visit. Gives whether there was room
 * for it among the visit's photos.
 */
export async function claimForVisit(
  tx: Tx,
  id: string,
  { visitId, kind, most }: { visitId: number; kind: PhotoKind; most: number },
): Promise<boolean> {
  const position = await tx.$count(photos, eq(photos.visitId, visitId));
  if (position >= most) return false;
  await tx
    .update(photos)
    .set({ visitId, kind, position, expiresAt: null })
    .where(eq(photos.id, id));
  return true;
}

/** A stored photo as it is, with its size in pixels; undefined when there is none. For what shows it to whom it belongs. */
export async function storedPhoto(
  context: ServerContext,
  id: string,
): Promise<{ bytes: Uint8Array; width: number; height: number } | undefined> {
  const photo = await findPhoto(context.db, id);
  const bytes = photo && (await context.storage.get(fileOf(photo, 'full')));
  return bytes && { bytes, width: photo.width, height: photo.height };
}

/** Throws lapsed photos away: files first, so that a kill in between leaves a row that the next sweep finds. */
export async function sweepPhotos(context: ServerContext): Promise<void> {
  const lapsed = lt(photos.expiresAt, new Date(context.clock().getTime() - SWEEP_MARGIN_MS));
  const rows = await context.db.select().from(photos).where(lapsed).limit(SWEEP_AT_ONCE);
  for (const row of rows) await removeFiles(context, row);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await context.db.delete(photos).where(and(inArray(photos.id, ids), lapsed));
}

/** Where staff see a photo: straight away when they are signed in, else after signing in. */
export function photoPathForStaff(id: string): string {
  return `/api/login?returnTo=/api/photos/${id}`;
}

const GONE = 'This photo is no longer available. Please choose it again.';

function requirePicture(bytes: Uint8Array): void {
  if (bytes.length === 0) throw unreadable('damaged');
  const kind = pictureKind(bytes);
  if (kind === 'jpeg' || kind === 'png' || kind === 'webp') return;
  const detail = photoRefusals[kind === 'heic' ? 'heic' : 'wrongType'].description;
  throw new RequestProblem('unsupported_media_type', detail, {
    errors: [{ pointer: '/photo', detail }],
  });
}

/**
 * Lets uploads in as long as there is room for anyone's.
 *
 * @throws RequestProblem 503 when there is none.
 */
export async function requireRoom(context: ServerContext): Promise<void> {
  const isDiskFull = !context.config.storage && context.disk.isFull();
  if (!isDiskFull && (await unclaimedBytes(context.db)) < UNCLAIMED_BYTES) return;
  throw new RequestProblem(
    'unavailable',
    'We cannot take more photos right now. Please send your request without them, or try again later.',
    { retryAfterSeconds: FULL_RETRY_SECONDS },
  );
}

/**
 * Lets a browser upload so many more photos as long as they are within its share.
 *
 * @throws RequestProblem 429 when they are not.
 */
export async function requireShare(
  context: ServerContext,
  ownerHash: string,
  count = 1,
): Promise<void> {
  const hourAgo = new Date(context.clock().getTime() - ONE_HOUR_MS);
  const own = await unclaimedOf(context.db, ownerHash, new Date(hourAgo.getTime() + UNCLAIMED_MS));
  if (own.count + count <= OWN_PHOTOS && own.bytes < OWN_BYTES) return;
  throw new RequestProblem(
    'too_many_requests',
    'You have uploaded many photos in the last hour. Please send your request with the ones you have, or try again in an hour.',
    { retryAfterSeconds: ONE_HOUR_MS / 1000 },
  );
}

/** The row comes first: a kill before the files are written leaves a row that lapses, never a file that no one knows. */
export async function storePhoto(
  context: ServerContext,
  { full, thumb, width, height }: Renditions,
  ownerHash: string,
  page: PageOfPdf | undefined = undefined,
): Promise<{ id: string }> {
  const id = randomUUID();
  const photo = { id, storageKey: `photos/${id}` };
  await context.db.insert(photos).values({
    ...photo,
    ownerHash,
    width,
    height,
    byteSize: full.length + thumb.length,
    pdfPage: page?.number ?? null,
    pdfPageCount: page?.count ?? null,
    expiresAt: new Date(context.clock().getTime() + UNCLAIMED_MS),
  });
  try {
    await context.storage.put(fileOf(photo, 'full'), full, MEDIA_TYPE);
    await context.storage.put(fileOf(photo, 'thumb'), thumb, MEDIA_TYPE);
  } catch (error) {
    context.log.error({ err: error }, 'a photo could not be stored');
    await context.db.delete(photos).where(eq(photos.id, id));
    throw storageAway();
  }
  return { id };
}

/** Removes both renditions. */
export async function removeFiles(context: ServerContext, photo: PhotoRow): Promise<void> {
  for (const size of ['full', 'thumb'] as const) await context.storage.remove(fileOf(photo, size));
}

/** Where a rendition lies in the storage. */
export function fileOf({ storageKey }: Pick<PhotoRow, 'storageKey'>, size: PhotoSize): string {
  return `${storageKey}-${size}.webp`;
}

function unreadable(fault: PictureFault): RequestProblem {
  const detail = {
    damaged: 'This photo is damaged and cannot be read. Please choose another one.',
    'too many pixels': 'This photo has more than 50 megapixels. Please upload a smaller version.',
    'too long a side':
      'This photo is more than 20,000 pixels wide or high. Please upload a smaller version.',
    'too slow': 'This photo takes too long to read. Please upload a smaller version.',
  }[fault];
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/photo', detail }] });
}

/** What is answered when the storage is. */
export function storageAway(): RequestProblem {
  return new RequestProblem(
    'unavailable',
    'Our photo storage does not answer. Please try again in a moment.',
    { retryAfterSeconds: 10 },
  );
}

function noPhoto(): RequestProblem {
  return new RequestProblem('not_found', 'There is nothing at this address.');
}
