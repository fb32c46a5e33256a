// The private link to one offer of a plan: its token is computed from the offer's id, so that nothing is stored that opens it
// (docs/decisions/0006-computed-links-and-codes.md).
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.[\w-]{43}$/;

/** The token of an offer: its id and a 256-bit MAC that only this installation can make. */
function planOfferToken(key: Buffer, offerId: string): string {
  return `${offerId}.${mac(key, offerId)}`;
}

/** The offer that a token opens, or null when it was not made here. The texts are compared, not what they decode to. */
export function planOfferIdOf(key: Buffer, token: string): string | null {
  const id = TOKEN.exec(token)?.[1];
  if (!id) return null;
  return timingSafeEqual(Buffer.from(planOfferToken(key, id)), Buffer.from(token)) ? id : null;
}

/** The path of the page behind the link. */
export function planOfferPath(key: Buffer, offerId: string): string {
  return `/plan-offer/${planOfferToken(key, offerId)}`;
}

function mac(key: Buffer, offerId: string): string {
  return createHmac('sha256', key).update(`plan-offer:${offerId}`).digest('base64url');
}
