// Who may see a photo, and from where.
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/account.ts';
import type { photos } from '../database/schema/photo.ts';

type PhotoRow = typeof photos.$inferSelect;

/** Who asks: the browser by its visitor cookie, and the signed-in person if there is one. */
export type PhotoViewer = { visitorHash: string | undefined; user: CurrentUser | undefined };

/** Staff see every photo; anybody else sees what their own browser uploaded. A lapsed one is gone for all. */
export function maySeePhoto(photo: PhotoRow, viewer: PhotoViewer, now: Date): boolean {
  if (photo.expiresAt !== null && photo.expiresAt <= now) return false;
  return photo.ownerHash === viewer.visitorHash || isStaff(viewer.user);
}

/** Whether somebody sees a photo only because they are staff; every such opening is written down. */
export function seesAsStaff(photo: PhotoRow, { visitorHash, user }: PhotoViewer): boolean {
  return photo.ownerHash !== visitorHash && isStaff(user);
}

function isStaff(user: CurrentUser | undefined): boolean {
  return user !== undefined && user.role !== 'customer';
}

/**
 * Whether a request comes from a page of ours, from the address bar, or from a click that opens the photo by itself, as
 * on the link in the office's mail. A foreign page that embeds or fetches a photo gets nothing (Fetch Metadata).
 */
export function isOwnFetch(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return (
    request.headers['sec-fetch-mode'] === 'navigate' &&
    request.headers['sec-fetch-dest'] === 'document'
  );
}
