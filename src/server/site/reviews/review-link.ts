// The private link to the review of one visit: its token is computed from the request's id, so that nothing is stored that opens it
// (docs/decisions/0006-computed-links-and-codes.md).
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([1-9]\d{0,8})-[\w-]{43}$/;

/** The token of a request: its id and a 256-bit MAC that only this installation can make. */
export function customerReviewToken(key: Buffer, requestId: number): string {
  const mac = createHmac('sha256', key).update(`customer-review:${requestId}`).digest('base64url');
  return `${requestId}-${mac}`;
}

/** The request that a token opens, or null when it was not made here. The texts are compared, not what they decode to. */
export function reviewRequestIdOf(key: Buffer, token: string): number | null {
  const digits = TOKEN.exec(token)?.[1];
  if (!digits) return null;
  const id = Number(digits);
  const own = Buffer.from(customerReviewToken(key, id));
  const given = Buffer.from(token);
  return own.length === given.length && timingSafeEqual(own, given) ? id : null;
}

/** The path of the page behind the link. */
export function customerReviewPath(key: Buffer, requestId: number): string {
  return `/your-review/${customerReviewToken(key, requestId)}`;
}
