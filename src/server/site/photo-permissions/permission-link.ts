// The private link to the photos of a visit about which its customer was asked: its token is computed from the visit's id, so that
// nothing is stored that opens it (docs/decisions/0006-computed-links-and-codes.md).
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([1-9]\d{0,8})-[\w-]{43}$/;

/** The token of a visit: its id and a 256-bit MAC that only this installation can make. */
export function photoPermissionToken(key: Buffer, visitId: number): string {
  const mac = createHmac('sha256', key).update(`photo-permission:${visitId}`).digest('base64url');
  return `${visitId}-${mac}`;
}

/** The visit that a token opens, or null when it was not made here. The texts are compared, not what they decode to. */
export function visitOfToken(key: Buffer, token: string): number | null {
  const digits = TOKEN.exec(token)?.[1];
  if (!digits) return null;
  const id = Number(digits);
  const own = Buffer.from(photoPermissionToken(key, id));
  const given = Buffer.from(token);
  return own.length === given.length && timingSafeEqual(own, given) ? id : null;
}

/** The path of the page behind the link. */
export function photoPermissionPath(key: Buffer, visitId: number): string {
  return `/your-photos/${photoPermissionToken(key, visitId)}`;
}
