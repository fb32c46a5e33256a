// The photos that go with the add-on requests of the demonstration: pictures of the site, kept as photos are.
import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/platform/database/client.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { storePhotoIds } from '#server/quotes/service-requests/write-service-request.ts';
import type { DemoDesk, StoredPicture } from './demo-photos.ts';

/** Which picture goes with which request, in the order in which they were sent. */
const pictures: { request: string; picture: string }[] = [
  { request: 'mulch', picture: 'sage-farmhouse-front-before' },
  { request: 'mulch', picture: 'detail-mulched-bed-liriope-edge' },
  { request: 'shrubs', picture: 'sage-farmhouse-front-summer' },
  { request: 'trees', picture: 'farmhouse-front-fall-mums' },
  { request: 'irrigation', picture: 'detail-sprinkler-head' },
];

export type StoredRequestPhoto = StoredPicture & { id: string; request: string };

/** Whose photos hang on a browser's cookie; no one has this one. */
const NOBODY = '0'.repeat(64);

/** Keeps the pictures, before there are rows for them. */
export async function keepRequestPictures({
  keepPicture,
}: DemoDesk): Promise<StoredRequestPhoto[]> {
  const kept: StoredRequestPhoto[] = [];
  for (const { request, picture } of pictures) {
    const id = randomUUID();
    kept.push({ id, request, ...(await keepPicture(picture, [keyOf(id)])) });
  }
  return kept;
}

/** Adds the rows of a request's photos. */
export async function sowRequestPhotos(
  tx: Tx,
  serviceRequestId: number,
  kept: readonly StoredRequestPhoto[],
): Promise<void> {
  if (kept.length === 0) return;
  await tx.insert(photos).values(
    kept.map(({ request: _, id, ...size }, position) => ({
      ...size,
      id,
      serviceRequestId,
      position,
      storageKey: keyOf(id),
      ownerHash: NOBODY,
    })),
  );
  await storePhotoIds(
    tx,
    serviceRequestId,
    kept.map(({ id }) => id),
  );
}

function keyOf(id: string): string {
  return `photos/${id}`;
}
