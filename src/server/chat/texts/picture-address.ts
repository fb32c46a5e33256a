// The signed address at which a provider fetches a picture of a text: made of the picture and a time of lapse, so that no table holds any.
import { createHmac } from 'node:crypto';
import { isSameSecret } from '#server/platform/installation/secrets.ts';

/** Twilio keeps a text for ten hours at most before it gives up. Each try signs anew. */
const LASTS_MS = 24 * 3_600_000;

const ADDRESS = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([1-9]\d{9,10})-[\w-]{43}$/;

/** The path of a picture for a day from now; 256 bits of it can only be made by this installation. */
export function picturePath(key: Buffer, photoId: string, now: Date): string {
  const lapses = Math.floor((now.getTime() + LASTS_MS) / 1000);
  return `/api/texts/pictures/${addressOf(key, photoId, lapses)}`;
}

/** Which picture an address opens; null when it was not made here or has lapsed. The texts are compared, not what they decode to. */
export function readPictureAddress(key: Buffer, address: string, now: Date): string | null {
  const [, photoId = '', lapses = ''] = ADDRESS.exec(address) ?? [];
  if (!isSameSecret(address, addressOf(key, photoId, Number(lapses)))) return null;
  return Number(lapses) * 1000 > now.getTime() ? photoId : null;
}

function addressOf(key: Buffer, photoId: string, lapses: number): string {
  const mac = createHmac('sha256', key).update(`text-picture:${photoId}:${lapses}`).digest();
  return `${photoId}-${lapses}-${mac.toString('base64url')}`;
}
