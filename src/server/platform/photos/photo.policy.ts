// Who may see a photo, and from where.
import type { FastifyRequest } from 'fastify';
import type { SignedInPerson } from '../http/access.ts';
import type { FoundPhoto } from './photo.queries.ts';

/** Who asks: the browser by its visitor cookie, and the signed-in person if there is one. */
export type PhotoViewer = {
  visitorHash: string | undefined;
  user: SignedInPerson | undefined;
  /** The key of the browser to its chats. */
  chatKeyHash?: string | undefined;
};

/**
 * The office sees every photo, a crew lead those of visits and their problems; people on a customer's account those of its visits, problems and requests, and of chats of their own; anyone
 * what their own browser uploaded, and those of a chat that it may open. A lapsed one is gone for all.
 */
export function maySeePhoto(photo: FoundPhoto, viewer: PhotoViewer, now: Date): boolean {
  if (photo.expiresAt !== null && photo.expiresAt <= now) return false;
  return isOwn(photo, viewer) || mayAsStaff(photo, viewer.user);
}

/** Whether someone sees a photo only because they are staff; every such opening is written down. */
export function seesAsStaff(photo: FoundPhoto, viewer: PhotoViewer): boolean {
  return !isOwn(photo, viewer) && mayAsStaff(photo, viewer.user);
}

function isOwn(
  { ownerHash, customerId, chatUserId, customerEmail, isOfOpenChat }: FoundPhoto,
  { visitorHash, user }: PhotoViewer,
): boolean {
  if (ownerHash === visitorHash || isOfOpenChat) return true;
  if (customerId !== null) return customerId === user?.customerId;
  if (chatUserId !== null) return chatUserId === user?.id;
  return customerEmail !== null && customerEmail.toLowerCase() === user?.email.toLowerCase();
}

function mayAsStaff(
  { visitId, visitProblemId }: FoundPhoto,
  user: SignedInPerson | undefined,
): boolean {
  const right = visitId !== null || visitProblemId !== null ? 'crew' : 'staff';
  return user?.rights.includes(right) ?? false;
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
