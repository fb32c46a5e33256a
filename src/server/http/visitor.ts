// Knows a visitor again without knowing who it is: a random token in an HttpOnly cookie, stored only as a hash.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken, tokenHash } from '../secrets.ts';

const COOKIE = 'visitor';
const ONE_DAY_SECONDS = 86_400;

/** The hash of the visitor's token, or undefined when the request carries none. */
export function visitorHashOf(request: FastifyRequest): string | undefined {
  const token = tokenOf(request);
  return token && tokenHash(token);
}

/** The same, giving the visitor a token first when there is none. The cookie lasts a day from each such call on. */
export function ensureVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: URL,
): string {
  const token = tokenOf(request) ?? newToken();
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: ONE_DAY_SECONDS,
  });
  return tokenHash(token);
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
