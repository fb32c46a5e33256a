// The token in the office's link about a booking under review: it opens this one decision and nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a review: the appointment's id and a 256-bit MAC under a key that no other link has. */
export function reviewToken(key: Buffer, appointmentId: number): string {
  const mac = createHmac('sha256', key).update(`review:${appointmentId}`).digest('base64url');
  return `${appointmentId}-${mac}`;
}

/** The appointment whose review a token opens, or null when it was not made here. Texts are compared, not bytes. */
export function reviewedIdOf(key: Buffer, token: string): number | null {
  const match = /^([1-9]\d{0,9})-[\w-]{43}$/.exec(token);
  if (!match?.[1]) return null;
  const id = Number(match[1]);
  return timingSafeEqual(Buffer.from(reviewToken(key, id)), Buffer.from(token)) ? id : null;
}

/** The path of the page behind the link. */
export function reviewPath(key: Buffer, appointmentId: number): string {
  return `/review/${reviewToken(key, appointmentId)}`;
}
