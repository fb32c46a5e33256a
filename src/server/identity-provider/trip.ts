// What a browser keeps while it is away at the identity provider, in an encrypted cookie: any instance can finish the trip.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../context.ts';

/** Long enough to sign in there, with a second factor to look for. */
const TRIP_MS = 10 * 60_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const Trip = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Where the person wanted to go. */
  returnTo: z.string().optional(),
});
export type Trip = z.infer<typeof Trip>;

const Packed = z.object({ trip: Trip, until: z.number() });

/** Gives the browser its trip, in place of one that it may have begun before. */
export function beginTrip(
  { config, secrets, clock }: ServerContext,
  reply: FastifyReply,
  trip: Trip,
): void {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secrets.providerTrip, iv);
  const text = JSON.stringify({ trip, until: clock().getTime() + TRIP_MS });
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  const value = Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
  // Lax, because the way back is a navigation from another site.
  reply.setCookie(cookieOf(config), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: TRIP_MS / 1000,
  });
}

/** Takes the trip back from the browser, which no longer has it then; undefined when it has none, or was away too long. */
export function endTrip(
  { config, secrets, clock }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Trip | undefined {
  const value = request.cookies[cookieOf(config)];
  if (!value) return undefined;
  reply.clearCookie(cookieOf(config), { path: '/', secure: isSecure(config) });
  const packed = Packed.safeParse(unseal(secrets.providerTrip, value));
  return packed.success && packed.data.until > clock().getTime() ? packed.data.trip : undefined;
}

/** What was sealed, or undefined when it was not sealed here. */
function unseal(key: Buffer, value: string): unknown {
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAuthTag(bytes.subarray(-TAG_BYTES));
    const sealed = bytes.subarray(IV_BYTES, -TAG_BYTES);
    return JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8'));
  } catch {
    return undefined;
  }
}

function isSecure({ publicUrl }: ServerContext['config']): boolean {
  return publicUrl.protocol === 'https:';
}

function cookieOf(config: ServerContext['config']): string {
  return isSecure(config) ? '__Host-provider_trip' : 'provider_trip';
}
