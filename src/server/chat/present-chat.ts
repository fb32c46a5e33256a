// Presents a conversation to either side.
import { sql } from 'drizzle-orm';
import type { ChatSession, ChatSide } from '#contract/chat/chat-log.ts';
import type { Db } from '#server/platform/database/client.ts';
import { firstNameOf } from './chat.policy.ts';
import type { ChatRow } from './chat.queries.ts';

/** A conversation as one side sees it; `unread` counts the other side's messages. */
export function presentChat(session: ChatRow, unread: number, side: ChatSide): ChatSession {
  const { assignedAgent } = session;
  return {
    id: session.id,
    customerName: session.customerName,
    customerEmail: session.customerEmail,
    customerPhone: session.customerPhone,
    language: session.language,
    status: session.status,
    priority: session.priority,
    assignedAgent:
      assignedAgent && side === 'customer' ? firstNameOf(assignedAgent) : assignedAgent,
    lastActivity: session.lastActivity.toISOString(),
    createdAt: session.createdAt.toISOString(),
    updatedAt: session.updatedAt.toISOString(),
    lastNumber: session.lastEventNumber,
    readByCustomer: session.readByCustomer,
    readBySupport: session.readBySupport,
    unread,
    isLinked: session.userId !== null,
  };
}

/** The same with its unread messages counted. */
export async function presentCounted(
  db: Db,
  session: ChatRow,
  side: ChatSide,
): Promise<ChatSession> {
  return presentChat(session, await countUnread(db, session, side), side);
}

async function countUnread(db: Db, session: ChatRow, side: ChatSide): Promise<number> {
  const readUpTo = side === 'customer' ? session.readByCustomer : session.readBySupport;
  const result = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread
    from chat_events as event join chat_messages as message on message.id = event.message_id
    where event.session_id = ${session.id} and event.number > ${readUpTo} and message.sender <> ${side}`);
  return result.rows[0]?.unread ?? 0;
}
