// Reads of the desk: the list of conversations, search over all of them, and one as it stands in the list.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TextStopReason } from '#company/rules/chat/text-state.ts';
import type { DeskChat, FoundChat } from '#contract/chat/chat-desk.ts';
import { PRESENT_MS } from '#server/accounts/office-people.queries.ts';
import { searchOf, searchQuery } from '#server/customers/search-terms.ts';
import { describeReasons } from '#server/leads/form-guard/review-reasons.ts';
import type { Db } from '#server/platform/database/client.ts';
import { personWords, wordsOf } from '#server/platform/database/schema/mailbox.ts';
import { CursorInstant, readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { channelOf } from './channel.ts';
import type { ChatRow } from './chat.queries.ts';
import { presentChat } from './present-chat.ts';

/** So many stand on a page of the search, and at most so many in the list. */
const PAGE = 30;
const Place = z.tuple([CursorInstant, z.uuid()]);
const MOST_OPEN = 500;
/** So many of the latest conversations are looked at one by one before the index of words is asked. */
const LOOKED_AT = 100;
/** One with more entries is looked up in the index nevertheless: so many texts take longer to look at. */
const LONG = 200;

type DeskRow = { session: Record<string, unknown> } & Pick<
  DeskChat,
  'unread' | 'isHere' | 'page' | 'lastMessage'
> & {
    excerpt: (Pick<FoundChat, 'suggestion'> & { text: string }) | null;
    stop: { since: string; why: TextStopReason } | null;
  };

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
      order by message.id desc limit 1) as "lastMessage",
    case when session.text_number is not null then (
      select json_build_object('since', stopped_at, 'why', why) from text_stops
      where number = session.text_number and lifted_at is null order by why desc limit 1) end as stop`;
}

const VISITOR = sql`left join chat_visitors as visitor on visitor.session_id = session.id`;
const FROM = sql`chat_sessions as session ${VISITOR}`;

/** Open conversations in which something was said, who waits longest first; without those held for review. */
export async function listOpenChats(db: Db, now: Date): Promise<DeskChat[]> {
  const result = await db.execute<DeskRow>(sql`
    select ${columns(now)}, null as excerpt from ${FROM}
    where session.status <> 'closed' and not session.under_review and session.last_event_number > 0
    order by session.waiting_since nulls last, session.last_activity desc limit ${MOST_OPEN}`);
  return result.rows.map((row) => presentRow(row, now));
}

/** One conversation as the desk sees it, or undefined. */
export async function readDeskChat(db: Db, id: string, now: Date): Promise<DeskChat | undefined> {
  const result = await db.execute<DeskRow>(sql`
    select ${columns(now)}, null as excerpt from ${FROM} where session.id = ${id}`);
  const [row] = result.rows;
  return row && presentRow(row, now);
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
  const read = async (chats: SQL, excerpt: SQL) => {
    const result = await db.execute<DeskRow>(sql`
      select ${columns(now)}, ${excerpt} as excerpt from (${chats}) as session ${VISITOR}
      order by session.last_activity desc, session.id desc`);
    return result.rows;
  };
  const rows = words
    ? await findByWords(searchQuery(words), conditions, read)
    : await read(latest(conditions, PAGE + 1), sql`null`);
  const items = rows.slice(0, PAGE).map((row) => ({
    ...presentRow(row, now),
    excerpt: row.excerpt?.text ?? null,
    suggestion: row.excerpt?.suggestion ?? null,
  }));
  const last = items.at(-1);
  return {
    items,
    next: rows.length > PAGE && last ? writeCursor([last.lastActivity, last.id]) : null,
  };
}

/**
 * What many conversations have fills a page from the latest of them, which are looked at one by one. What few have is looked up:
 * the index of words gives all of its matches or none, so for a common word it would be as dear as reading everything.
 */
async function findByWords(
  query: SQL,
  conditions: readonly SQL[],
  read: (chats: SQL, excerpt: SQL) => Promise<DeskRow[]>,
): Promise<DeskRow[]> {
  const excerpt = excerptOf(query);
  const among = await read(
    sql`select * from (${latest(conditions, LOOKED_AT)}) as session
      where ${personWordsOf(sql`session`)} @@ ${query}
        or case when session.last_event_number > ${LONG} then session.id in (${hits(query)}) else ${excerpt} is not null end
      order by session.last_activity desc, session.id desc limit ${PAGE + 1}`,
    excerpt,
  );
  if (among.length > PAGE) return among;
  return read(latest([...conditions, sql`session.id in (${hits(query)})`], PAGE + 1), excerpt);
}

/** The latest conversations of some kind. */
function latest(conditions: readonly SQL[], count: number): SQL {
  return sql`select session.* from chat_sessions as session where ${sql.join([...conditions], sql` and `)}
    order by session.last_activity desc, session.id desc limit ${count}`;
}

/**
 * The conversations with these words: whose it is, what was said, and notes. Joined to the query as to a table of one row, so that
 * nothing is handed to other processes, whose start takes longer than the index.
 */
function hits(query: SQL): SQL {
  const wanted = sql`(select ${query} as words offset 0) as wanted`;
  return sql`
    select id from ${wanted}, chat_sessions where ${personWordsOf(sql`chat_sessions`)} @@ wanted.words
    union all select session_id from ${wanted}, chat_messages where ${wordsOf(sql`text`)} @@ wanted.words
    union all select session_id from ${wanted}, chat_events where kind = 'note' and ${noteWords} @@ wanted.words`;
}

/**
 * The last message with these words and whether it was suggested, else a note. `offset 0` keeps the planner from reading the whole index of words for each
 * conversation, which it takes for cheaper than looking at a few texts (PostgreSQL, "Controlling the Planner").
 */
function excerptOf(query: SQL): SQL {
  return sql`coalesce(
    (select json_build_object('text', left(said.text, 200), 'suggestion',
          (select details ->> 'suggestion' from chat_events where message_id = said.id)) from (
        select text, id from chat_messages where session_id = session.id order by id desc offset 0
      ) as said where ${wordsOf(sql`said.text`)} @@ ${query} limit 1),
    (select json_build_object('text', left(note.text, 200), 'suggestion', null) from (
        select details ->> 'text' as text from chat_events where session_id = session.id and kind = 'note' offset 0
      ) as note where ${wordsOf(sql`note.text`)} @@ ${query} limit 1))`;
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

function presentRow({ session: raw, ...row }: DeskRow, now: Date): DeskChat {
  const session = sessionOf(raw);
  const { assignedTo, assignedAgent, ratingStars, snoozedUntil, snoozedBy } = session;
  const channel = channelOf(session);
  return {
    ...presentChat(session, row.unread, 'support'),
    assignee: assignedTo ? { id: assignedTo, name: assignedAgent ?? '' } : null,
    waitingSince: session.waitingSince?.toISOString() ?? null,
    isHere: row.isHere,
    page: row.page,
    lastMessage: row.lastMessage,
    isBlocked: session.blockedAt !== null,
    channel: channel && {
      ...channel,
      stoppedAt: row.stop && new Date(row.stop.since).toISOString(),
      isWrongNumber: row.stop?.why === 'wrong-number',
    },
    heldFor: session.underReview ? describeReasons(session.reviewReasons) : [],
    snooze:
      snoozedUntil && snoozedUntil > now
        ? { until: snoozedUntil.toISOString(), by: snoozedBy ?? '' }
        : null,
    rating: ratingStars === null ? null : { stars: ratingStars, words: session.ratingWords ?? '' },
  };
}

const INSTANTS = new Set([
  'waitingSince',
  'lastSupportAt',
  'blockedAt',
  'numberLeftAt',
  'snoozedUntil',
  'lastTextAt',
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
