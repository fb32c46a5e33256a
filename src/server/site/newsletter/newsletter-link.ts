// The token in every newsletter's unsubscribe link: computed from the id, so that it is stored nowhere and works for ever.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a subscription: its id and a 256-bit MAC that only this installation can make. */
export function newsletterToken(key: Buffer, subscriptionId: number): string {
  return `${subscriptionId}-${mac(key, subscriptionId).toString('base64url')}`;
}

/** The subscription that a token opens, or null when it was not made here. */
export function subscriptionIdOf(key: Buffer, token: string): number | null {
  const match = /^([1-9]\d{0,9})-([\w-]{43})$/.exec(token);
  if (!match?.[1] || !match[2]) return null;
  const id = Number(match[1]);
  return timingSafeEqual(mac(key, id), Buffer.from(match[2], 'base64url')) ? id : null;
}

/** The page behind the link, which asks before it acts. */
export function unsubscribePagePath(token: string): string {
  return `/newsletter/unsubscribe?token=${token}`;
}

/** Where mail programs post their one click (RFC 8058). */
export function oneClickPath(token: string): string {
  return `/api/newsletter/unsubscribe?token=${token}`;
}

function mac(key: Buffer, subscriptionId: number): Buffer {
  return createHmac('sha256', key).update(`newsletter:${subscriptionId}`).digest();
}
