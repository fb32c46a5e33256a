// Reads of conversations: one by who may open it, and the latest of a person.
import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { chatKeys, chatSessions } from '#server/platform/database/schema/chat.ts';
import type { ChatCaller, FoundKey } from './chat.policy.ts';

export type ChatRow = typeof chatSessions.$inferSelect;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text may be the id of a row; the database would refuse every other. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** A conversation with the key to it that a browser has; a malformed id is like one that does not exist. */
export async function findChat(
  db: Db,
  id: string,
  keyHash: string | undefined,
  now: Date,
): Promise<{ session: ChatRow; key: FoundKey } | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ session: chatSessions, opensLinked: chatKeys.opensLinked })
    .from(chatSessions)
    .leftJoin(
      chatKeys,
      and(
        eq(chatKeys.sessionId, chatSessions.id),
        eq(chatKeys.tokenHash, keyHash ?? ''),
        eq(chatKeys.kind, 'browser'),
        gt(chatKeys.expiresAt, now),
      ),
    )
    .where(eq(chatSessions.id, id));
  if (!row) return undefined;
  const { session, opensLinked } = row;
  return { session, key: opensLinked === null ? undefined : { opensLinked } };
}

/** The conversation that someone had last: of their account or of their browser, an open one before a closed one. */
export async function findLatestChat(
  db: Db,
  { user, keyHash }: Pick<ChatCaller, 'user' | 'keyHash'>,
  now: Date,
): Promise<ChatRow | undefined> {
  const ofKey = keyHash
    ? inArray(
        chatSessions.id,
        db
          .select({ id: chatKeys.sessionId })
          .from(chatKeys)
          .where(
            and(
              eq(chatKeys.tokenHash, keyHash),
              eq(chatKeys.kind, 'browser'),
              gt(chatKeys.expiresAt, now),
              or(isNull(chatSessions.userId), eq(chatKeys.opensLinked, true)),
            ),
          ),
      )
    : undefined;
  const mine: (SQL | undefined)[] = [user ? eq(chatSessions.userId, user.id) : undefined, ofKey];
  if (mine.every((one) => one === undefined)) return undefined;
  const [row] = await db
    .select()
    .from(chatSessions)
    .where(or(...mine))
    .orderBy(sql`${chatSessions.status} = 'closed'`, desc(chatSessions.lastActivity))
    .limit(1);
  return row;
}

/** The row is not put away at that moment. */
export function isNotSnoozed(now: Date): SQL {
  return sql`(${chatSessions.snoozedUntil} is null or ${chatSessions.snoozedUntil} <= ${now.toISOString()}::timestamptz)`;
}
