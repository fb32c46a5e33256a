// Which conversations a browser's key opens, and for how long.
import type { Tx } from '#server/platform/database/client.ts';
import { chatKeys } from '#server/platform/database/schema/chat.ts';
import { CHAT_KEY_DAYS } from '#server/platform/http/chat-cookie.ts';

/** Lets a key open a conversation for thirty days. */
export async function letOpen(
  tx: Tx,
  {
    tokenHash: hash,
    ...key
  }: Pick<typeof chatKeys.$inferInsert, 'tokenHash' | 'sessionId' | 'kind' | 'opensLinked'>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHAT_KEY_DAYS * 86_400_000);
  await tx
    .insert(chatKeys)
    .values({ tokenHash: hash, ...key, expiresAt, createdAt: now })
    .onConflictDoUpdate({
      target: [chatKeys.tokenHash, chatKeys.sessionId],
      set: key.opensLinked ? { expiresAt, opensLinked: true } : { expiresAt },
    });
}
