// Reads of the desk: the list of conversations, search over all of them, and one as it stands in the list.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DeskChat, FoundChat } from '#contract/chat-desk.ts';
import { searchOf, searchQuery } from '../customers/search-words.ts';
import type { Db } from '../database/client.ts';
import { personWords, wordsOf } from '../database/schema/mailbox.ts';
import { reasonsInWords } from '../form-guard/review-reasons.ts';
import { CursorInstant, readCursor, writeCursor } from '../http/cursor.ts';
import type { ChatRow } from './chat.queries.ts';
import { PRESENT_MS } from './chat-hours.ts';
import { presentChat } from './present-chat.ts';

/** So many stand on a page of the search, and at most so many in the list. */
const PAGE = 30;
const Place = z.tuple([CursorInstant, z.uuid()]);
const MOST_OPEN = 500;
/** With so many hits some are among the latest conversations. */
const MANY = 2_000;

type DeskRow = { session: Record<string, unknown> } & Pick<
  DeskChat,
  'unread' | 'isHere' | 'page' | 'lastMessage'
> & { excerpt: string | null };

function columns(now: Date): SQL {
  const since = new Date(now.getTime() - PRESENT_MS).toISOString();
  return sql`
    to_jsonb(session) as session,
    (select count(*)::int from chat_events as event join chat_messages as message on message.id = event.message_id
      where event.session_id = session.id and event.number > session.read_by_support
        and message.sender = 'customer') as unread,
    coalesce(visitor.seen_at > ${since}::timestamptz, false) as "isHere",
    visitor.page,
    (select json_build_object('text', left(message.text, 200), 'sender', message.sender, 'timestamp',
        to_char(message."timestamp" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from chat_messages as message where message.session_id = session.id
      order by message.id desc limit 1) as "lastMessage"`;
}

const FROM = sql`chat_sessions as session left join chat_visitors as visitor on visitor.session_id = session.id`;

/** Open conversations in which something was said, who waits longest first; without those held for review. */
export async function listOpenChats(db: Db, now: Date): Promise<DeskChat[]> {
  const result = await db.execute<DeskRow>(sql`
    select ${columns(now)}, null as excerpt from ${FROM}
    where session.status <> 'closed' and not session.under_review and session.last_event_number > 0
    order by session.waiting_since nulls last, session.last_activity desc limit ${MOST_OPEN}`);
  return result.rows.map((row) => presentRow(row));
}

/** One conversation as the desk sees it, or undefined. */
export async function readDeskChat(db: Db, id: string, now: Date): Promise<DeskChat | undefined> {
  const result = await db.execute<DeskRow>(sql`
    select ${columns(now)}, null as excerpt from ${FROM} where session.id = ${id}`);
  const [row] = result.rows;
  return row && presentRow(row);
}

/** What is looked for: beginnings of words, a status, and from where on. */
type Wanted = {
  search?: string | undefined;
  status?: string | undefined;
  cursor?: string | undefined;
};

/** A page of all conversations, the latest first. @throws RequestProblem 422 for a cursor that no list has given. */
export async function searchChats(
  db: Db,
  { search, status, cursor }: Wanted,
  now: Date,
): Promise<{ items: FoundChat[]; next: string | null }> {
  const conditions: SQL[] = [sql`session.last_event_number > 0`];
  if (status === 'held') conditions.push(sql`session.under_review`);
  else if (status) conditions.push(sql`session.status = ${status} and not session.under_review`);
  const from = readCursor(cursor, Place);
  if (from) {
    conditions.push(
      sql`(session.last_activity, session.id) < (${from[0]}::timestamptz, ${from[1]}::uuid)`,
    );
  }
  const words = search ? searchOf(search) : null;
  if (search && words === null) return { items: [], next: null };
  const query = words === null ? null : searchQuery(words);
  if (query) conditions.push((await hasMany(db, query)) ? isFound(query) : isOneOfFew(query));
  const hit = query ? excerptOf(query) : sql`null`;
  const result = await db.execute<DeskRow>(sql`
    select ${columns(now)}, ${hit} as excerpt from ${FROM}
    where ${sql.join(conditions, sql` and `)}
    order by session.last_activity desc, session.id desc limit ${PAGE + 1}`);
  const items = result.rows
    .slice(0, PAGE)
    .map((row) => ({ ...presentRow(row), excerpt: row.excerpt }));
  const last = items.at(-1);
  return {
    items,
    next: result.rows.length > PAGE && last ? writeCursor([last.lastActivity, last.id]) : null,
  };
}

/** The conversations with these words, each as often as they are in it: whose it is, what was said, and notes. */
function hits(query: SQL): SQL {
  return sql`
    (select id from chat_sessions where ${personWordsOf(sql`chat_sessions`)} @@ ${query} limit ${MANY})
    union all (select session_id from chat_messages where ${wordsOf(sql`text`)} @@ ${query} limit ${MANY})
    union all (select session_id from chat_events where kind = 'note' and ${noteWords} @@ ${query} limit ${MANY})`;
}

async function hasMany(db: Db, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${hits(query)}) as found`,
  );
  return (rows[0]?.count ?? 0) >= MANY;
}

/** Few are looked up by their words, and sorted afterwards. */
function isOneOfFew(query: SQL): SQL {
  return sql`session.id = any (array(${hits(query)}))`;
}

/** What many have is soon found among the latest, so they are looked at one by one. */
function isFound(query: SQL): SQL {
  return sql`(${personWordsOf(sql`session`)} @@ ${query} or ${excerptOf(query)} is not null)`;
}

/** The last message or note with these words. */
function excerptOf(query: SQL): SQL {
  return sql`(select left(found.text, 200) from (
      select message.text, message.id from chat_messages as message
        where message.session_id = session.id and ${wordsOf(sql`message.text`)} @@ ${query}
      union all
      select event.details ->> 'text', 0 from chat_events as event
        where event.session_id = session.id and event.kind = 'note' and ${wordsOf(sql`event.details ->> 'text'`)} @@ ${query}
    ) as found order by found.id desc limit 1)`;
}

const noteWords = wordsOf(sql`details ->> 'text'`);

function personWordsOf(row: SQL): SQL {
  return personWords(
    sql`${row}.customer_name`,
    sql`${row}.customer_email`,
    sql`${row}.customer_phone`,
    sql`''`,
  );
}

function presentRow({ session: raw, ...row }: DeskRow): DeskChat {
  const session = sessionOf(raw);
  const { assignedTo, assignedAgent, ratingStars } = session;
  return {
    ...presentChat(session, row.unread, 'support'),
    assignee: assignedTo ? { id: assignedTo, name: assignedAgent ?? '' } : null,
    waitingSince: session.waitingSince?.toISOString() ?? null,
    isHere: row.isHere,
    page: row.page,
    lastMessage: row.lastMessage,
    isBlocked: session.blockedAt !== null,
    heldFor: session.underReview ? reasonsInWords(session.reviewReasons) : [],
    rating: ratingStars === null ? null : { stars: ratingStars, words: session.ratingWords ?? '' },
  };
}

const INSTANTS = new Set([
  'waitingSince',
  'lastSupportAt',
  'blockedAt',
  'lastActivity',
  'createdAt',
  'updatedAt',
]);

/** A row as JSON by column name, as Drizzle would have read it. */
function sessionOf(raw: Record<string, unknown>): ChatRow {
  const entries = Object.entries(raw).map(([column, value]) => {
    const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [name, INSTANTS.has(name) && value !== null ? new Date(String(value)) : value];
  });
  return Object.fromEntries(entries) as ChatRow;
}
