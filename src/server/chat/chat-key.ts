// What opens a conversation in a browser: a random token in an HttpOnly cookie, stored only as a hash.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#server/platform/database/client.ts';
import { chatKeys } from '#server/platform/database/schema/chat.ts';
import { newToken, tokenHash } from '#server/platform/installation/secrets.ts';

const COOKIE = 'chat';
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

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
    maxAge: (KEPT_DAYS * DAY_MS) / 1000,
  });
}

/** Lets a key open a conversation for thirty days. */
export async function letOpen(
  tx: Tx,
  {
    tokenHash: hash,
    ...key
  }: Pick<typeof chatKeys.$inferInsert, 'tokenHash' | 'sessionId' | 'kind' | 'opensLinked'>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  await tx
    .insert(chatKeys)
    .values({ tokenHash: hash, ...key, expiresAt, createdAt: now })
    .onConflictDoUpdate({
      target: [chatKeys.tokenHash, chatKeys.sessionId],
      set: key.opensLinked ? { expiresAt, opensLinked: true } : { expiresAt },
    });
}

function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
