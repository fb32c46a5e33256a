// Finds the conversation of a request and the side on which the caller is; links it to a customer who has signed in.
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ChatSide } from '#contract/chat/chat-log.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { keyHashOf } from '#server/platform/http/chat-cookie.ts';
import type { ServerContext } from '../context.ts';
import { type ChatCaller, isOfOffice, noChat, sideOf } from './chat.policy.ts';
import { type ChatRow, findChat } from './chat.queries.ts';

/** A call of an endpoint that both sides use. */
type Call = {
  user: CurrentUser | undefined;
  visitor: string;
  request: FastifyRequest;
  query?: { as?: 'visitor' | undefined };
};

/** Who calls, by cookies and sign-in alone. */
export function callerOf({ user, visitor, request, query }: Call): ChatCaller {
  return {
    user,
    keyHash: keyHashOf(request),
    visitorHash: visitor,
    isVisitor: query?.as === 'visitor',
  };
}

/**
 * The conversation, for those who may open it.
 *
 * @throws RequestProblem 404, the same whether it is someone else's or does not exist.
 */
export async function openChat(
  context: ServerContext,
  sessionId: string,
  caller: ChatCaller,
): Promise<{ session: ChatRow; side: ChatSide }> {
  const found = await findChat(context.db, sessionId, caller.keyHash, context.clock());
  const side = found && sideOf(found.session, found.key, caller);
  if (!found || !side) throw noChat();
  return { session: await linkToAccount(context, found.session, caller), side };
}

/**
 * What a browser began belongs to the customer who has signed in there. Their address is proven, so answers go there.
 */
export async function linkToAccount(
  { db }: Pick<ServerContext, 'db'>,
  session: ChatRow,
  { user, keyHash }: Pick<ChatCaller, 'user' | 'keyHash'>,
): Promise<ChatRow> {
  if (!user || isOfOffice(user) || !keyHash || session.userId !== null) return session;
  const [linked] = await db
    .update(chatSessions)
    .set({ userId: user.id, customerEmail: user.email })
    .where(and(eq(chatSessions.id, session.id), isNull(chatSessions.userId)))
    .returning();
  return linked ?? session;
}
