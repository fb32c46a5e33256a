// The token in the mailed link to move or cancel: computed from the id, so that a later reminder carries the same one.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of an appointment: its id and a 256-bit MAC that only this installation can make. */
export function appointmentToken(key: Buffer, appointmentId: number): string {
  return `${appointmentId}-${mac(key, appointmentId).toString('base64url')}`;
}

/**
 * The appointment that a token opens, or null when it was not made here. The texts are compared, not what they decode
 * to: the last character of the MAC has two spare bits, so that four texts would decode to the same bytes.
 */
export function appointmentIdOf(key: Buffer, token: string): number | null {
  const match = /^([1-9]\d{0,9})-[\w-]{43}$/.exec(token);
  if (!match?.[1]) return null;
  const id = Number(match[1]);
  return timingSafeEqual(Buffer.from(appointmentToken(key, id)), Buffer.from(token)) ? id : null;
}

/** The path of the page behind the link. */
export function appointmentPath(key: Buffer, appointmentId: number): string {
  return `/appointment/${appointmentToken(key, appointmentId)}`;
}

function mac(key: Buffer, appointmentId: number): Buffer {
  return createHmac('sha256', key).update(`appointment:${appointmentId}`).digest();
}
