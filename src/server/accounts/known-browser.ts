// Knows a browser again in which a person has signed in, so that strangers cannot use up that person's codes and tries.
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '#server/platform/installation/secrets.ts';
import type { ServerContext } from '../context.ts';

const COOKIE = 'known_browser';
const HALF_A_YEAR_SECONDS = 182 * 86_400;

/** Marks the browser; the mark outlives the session and gives no right to anything (OWASP, device cookies). */
export function rememberBrowser(
  { config, secrets }: ServerContext,
  reply: FastifyReply,
  email: string,
): void {
  reply.setCookie(COOKIE, markOf(secrets.knownBrowser, email), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.protocol === 'https:',
    maxAge: HALF_A_YEAR_SECONDS,
  });
}

/** Whether this address has signed in before in the browser of a request. */
export function isKnownBrowser(
  { secrets }: ServerContext,
  request: FastifyRequest,
  email: string,
): boolean {
  return isSameSecret(request.cookies[COOKIE] ?? '', markOf(secrets.knownBrowser, email));
}

/** A network as it is kept beside a code: the same one is known again, and no one learns which it is. */
export function networkMark({ secrets }: ServerContext, network: string): string {
  return createHmac('sha256', secrets.knownBrowser).update(`network ${network}`).digest('hex');
}

function markOf(key: Buffer, email: string): string {
  return createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
}
