// Goes on with a conversation in another browser, by a link that was mailed to its address.
import { and, eq, gt } from 'drizzle-orm';
import type { ChatLink } from '#contract/chat/chat.ts';
import type { ChatSession } from '#contract/chat/chat-log.ts';
import type { Db } from '#server/platform/database/client.ts';
import { chatKeys, chatSessions } from '#server/platform/database/schema/chat.ts';
import type { ChatKey } from '#server/platform/http/chat-cookie.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { newToken, tokenHash } from '#server/platform/installation/secrets.ts';
import type { ServerContext } from '../context.ts';
import type { ChatRow } from './chat.queries.ts';
import { letOpen } from './chat-key.ts';
import { presentCounted } from './present-chat.ts';

/**
 * Makes the token of a link; only its hash is kept. One that went to a typed address opens nothing any more once the
 * conversation belongs to an account.
 */
export async function newChatLink(
  db: Db,
  { id: sessionId, userId }: Pick<ChatRow, 'id' | 'userId'>,
  now: Date,
): Promise<string> {
  const token = newToken();
  const key = { tokenHash: tokenHash(token), sessionId, kind: 'link' } as const;
  await db.transaction((tx) => letOpen(tx, { ...key, opensLinked: userId !== null }, now));
  return token;
}

/**
 * What a link opens.
 *
 * @throws RequestProblem 404 for a link that has lapsed or was never made.
 */
export async function readChatLink(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  token: string,
): Promise<ChatLink> {
  const { session } = await sessionOfLink(db, token, clock());
  const [firstName = ''] = session.customerName.split(' ');
  return { customerName: firstName, startedAt: session.createdAt.toISOString() };
}

/**
 * Lets a browser open the conversation of a link.
 *
 * @throws RequestProblem 404 for a link that has lapsed or was never made.
 */
export async function followChatLink(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  token: string,
  key: ChatKey,
): Promise<ChatSession> {
  const now = clock();
  const { session, opensLinked } = await sessionOfLink(db, token, now);
  const opening = { tokenHash: key.hash, sessionId: session.id, kind: 'browser' } as const;
  await db.transaction((tx) => letOpen(tx, { ...opening, opensLinked }, now));
  return presentCounted(db, session, 'customer');
}

async function sessionOfLink(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({ session: chatSessions, opensLinked: chatKeys.opensLinked })
    .from(chatKeys)
    .innerJoin(chatSessions, eq(chatSessions.id, chatKeys.sessionId))
    .where(
      and(
        eq(chatKeys.tokenHash, tokenHash(token)),
        eq(chatKeys.kind, 'link'),
        gt(chatKeys.expiresAt, now),
      ),
    );
  if (row && (row.opensLinked || row.session.userId === null)) return row;
  throw new RequestProblem(
    'not_found',
    'This link no longer opens a chat. Please start a new one, or call us.',
  );
}
