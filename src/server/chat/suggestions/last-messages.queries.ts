// Reads what was said last in a conversation, as far as a suggested reply follows from it.
import { sql } from 'drizzle-orm';
import type { ChatSide } from '#contract/chat/chat-log.ts';
import type { Db } from '#server/platform/database/client.ts';

/** What someone said. */
export type SaidWords = { sender: ChatSide; text: string };

/** So many of the last messages are shown to a language model. */
const MESSAGES = 20;

/**
 * The last messages with words, the oldest first. Neither notes nor pictures without words, nor calls that no one answered, which
 * stand in the log in words of ours.
 */
export async function readLastMessages(db: Db, sessionId: string): Promise<SaidWords[]> {
  const { rows } = await db.execute<SaidWords>(sql`
    select message.sender, message.text from chat_events as event
    join chat_messages as message on message.id = event.message_id
    where event.session_id = ${sessionId} and message.text ~ '\\S' and not event.details ? 'isCall'
    order by event.number desc limit ${MESSAGES}`);
  return rows.reverse();
}
