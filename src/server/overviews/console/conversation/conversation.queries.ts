// Reads the one conversation with a customer: what stands in chats, notes, requests, problems, leads and sent mail, merged by time in one statement.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type {
  ConversationItem,
  ConversationPage,
} from '#contract/overviews/customer-conversation.ts';
import type { Db } from '#server/platform/database/client.ts';
import { CursorText, readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { chatItems, letters } from './chat-items.ts';
import { customerAccounts } from './customer-accounts.ts';
import { leadItems } from './lead-items.ts';
import type { MailClock } from './mail-state.ts';
import { noteItems } from './note-items.ts';
import { problemItems } from './problem-items.ts';
import { requestItems } from './request-items.ts';
import { sentItems } from './sent-items.ts';

/** So much stands on a page. */
const PAGE = 40;
/** An instant to the microsecond, and what it is of, so that two things of one instant have an order. */
const Place = z.tuple([CursorText.regex(/^\d{4}-\d\d-\d\dT[\d:.]{15}Z~\d{12}~[a-z-]+-[\da-f-]+$/)]);

/**
 * A page of what was said with a customer, the oldest first; without a cursor the newest page.
 *
 * @throws RequestProblem 422 for a cursor that no list has given.
 */
export async function readConversation(
  db: Db,
  customerId: string,
  clock: MailClock,
  cursor?: string,
): Promise<ConversationPage> {
  const [before] = readCursor(cursor, Place) ?? [];
  const { rows } = await db.execute<ConversationItem & { place: string; instant: string }>(
    conversationQuery(customerId, clock, before),
  );
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    items: shown.reverse().map(({ place, instant, ...item }) => item),
    next: rows.length > PAGE && last ? writeCursor([last.place]) : null,
  };
}

/** Of what the desk has said, what became of a suggested reply in it. */
const suggestionIn = sql`(
    select event.details ->> 'suggestion' from chat_events as event
    where event.message_id = substring(item.id from '^message-(\\d+)$')::int)`;

/** The statement: what was said with one person is little, so it is sorted once it is found, each part by an index. */
function conversationQuery(customerId: string, clock: MailClock, before: string | undefined): SQL {
  const from = before === undefined ? sql`` : sql`where item.place < ${before} collate "C"`;
  const chats = chatItems(clock);
  const parts = [
    chats,
    noteItems,
    requestItems,
    problemItems(clock),
    leadItems(clock),
    sentItems(clock),
  ];
  return sql`
    with ${customerAccounts(customerId)}, ${letters}
    select item.*, ${suggestionIn} as suggestion from (
      select said.*, to_char(said.instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        (to_char(said.instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~'
          || lpad(coalesce(substring(said.id from '\\d+$'), ''), 12, '0') || '~' || said.id) collate "C" as place
      from (${sql.join(parts, sql` union all `)}) as said
    ) as item ${from} order by item.place desc limit ${PAGE + 1}`;
}
