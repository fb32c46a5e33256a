// What a browser keeps while it is away at the identity provider, in an encrypted cookie: any instance can finish the trip.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { seal, unseal } from '#server/platform/installation/seal.ts';
import type { ServerContext } from '../../context.ts';

/** Long enough to sign in there, with a second factor to look for. */
const TRIP_MS = 10 * 60_000;

const Trip = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Where the person wanted to go. */
  returnTo: z.string().optional(),
  /** Of the page that it began on. */
  language: z.enum(languages).optional(),
});
export type Trip = z.infer<typeof Trip>;

/** What the person wants of it. */
export type Wanted = Pick<Trip, 'returnTo' | 'language'>;

const Packed = z.object({ trip: Trip, until: z.number() });

/** Gives the browser its trip, in place of one that it may have begun before. */
export function beginTrip(
  { config, secrets, clock }: ServerContext,
  reply: FastifyReply,
  trip: Trip,
): void {
  const text = JSON.stringify({ trip, until: clock().getTime() + TRIP_MS });
  const value = seal(secrets.providerTrip, text);
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
  const packed = Packed.safeParse(unpacked(unseal(secrets.providerTrip, value)));
  return packed.success && packed.data.until > clock().getTime() ? packed.data.trip : undefined;
}

function unpacked(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text);
}

function isSecure({ publicUrl }: ServerContext['config']): boolean {
  return publicUrl.protocol === 'https:';
}

function cookieOf(config: ServerContext['config']): string {
  return isSecure(config) ? '__Host-provider_trip' : 'provider_trip';
}
