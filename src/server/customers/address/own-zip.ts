// Remembers the ZIP code of a yard in its own browser, and nowhere else (docs/product/service-area-and-addresses.md#my-area).
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '../../context.ts';

/** Readable by our pages: the cached ones see by it that there is something to fetch. */
const COOKIE = 'zip';
const ONE_YEAR_SECONDS = 365 * 86_400;

/** For a year from now on. */
export function rememberZip({ config }: ServerContext, reply: FastifyReply, zip: string): void {
  reply.setCookie(COOKIE, zip, { ...placeOf(config), maxAge: ONE_YEAR_SECONDS });
}

/** At once. */
export function forgetZip({ config }: ServerContext, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, placeOf(config));
}

function placeOf({ publicUrl }: ServerContext['config']) {
  return { path: '/', sameSite: 'lax', secure: publicUrl.protocol === 'https:' } as const;
}
