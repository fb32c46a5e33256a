// Knows a visitor again without knowing who it is: a random token in an HttpOnly cookie, stored only as a hash.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken, tokenHash } from '../installation/secrets.ts';

const COOKIE = 'visitor';
const ONE_DAY_SECONDS = 86_400;

/** The hash of the visitor's token, or undefined when the request carries none. */
export function visitorHashOf(request: FastifyRequest): string | undefined {
  const token = tokenOf(request);
  return token && tokenHash(token);
}

/** A visitor, new or known: the hash by which the database knows them, and the token for their cookie. */
export type Visitor = { hash: string; token: string };

/** Who visits: the visitor of the request's cookie, or a new one, who needs `rememberVisitor` to be known again. */
export function visitorOf(request: FastifyRequest): Visitor {
  const token = tokenOf(request) ?? newToken();
  return { hash: tokenHash(token), token };
}

/** Gives the visitor their cookie, for a day from now on. */
export function rememberVisitor(reply: FastifyReply, { token }: Visitor, publicUrl: URL): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: ONE_DAY_SECONDS,
  });
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
