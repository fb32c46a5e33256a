// What a browser opens its conversations with: a random token in an HttpOnly cookie, stored only as a hash.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken, tokenHash } from '../installation/secrets.ts';

const COOKIE = 'chat';

/** For how long a key opens what it was given for. */
export const CHAT_KEY_DAYS = 30;

/** A browser's key: the token for its cookie, and the hash by which the database knows it. */
export type ChatKey = { token: string; hash: string };

/** The hash of the browser's key, or undefined when it has none. */
export function keyHashOf(request: FastifyRequest): string | undefined {
  const token = tokenOf(request);
  return token && tokenHash(token);
}

/** The browser's key, or a new one, which it then needs to be given. */
export function keyOf(request: FastifyRequest): ChatKey {
  const token = tokenOf(request) ?? newToken();
  return { token, hash: tokenHash(token) };
}

/** Gives the browser its key, for thirty days from now on. */
export function giveKey(reply: FastifyReply, { token }: ChatKey, publicUrl: URL): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: CHAT_KEY_DAYS * 86_400,
  });
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
