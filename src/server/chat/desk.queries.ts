// Reads of the desk: the list of conversations, search over all of them, and one as it stands in the list.
import { type SQL, sql } from 'drizzle-orm';
import type { DeskChat, FoundChat } from '#contract/chat-desk.ts';
import type { Db } from '../database/client.ts';
import { reasonsInWords } from '../form-guard/review-reasons.ts';
import type { ChatRow } from './chat.queries.ts';
import { PRESENT_MS } from './chat-hours.ts';
import { presentChat } from './present-chat.ts';

/** So many stand on a page of the search, and at most so many in the list. */
const PAGE = 30;
const MOST_OPEN = 500;

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

/** What is looked for: words anywhere, a status, and from where on. */
type Wanted = {
  search?: string | undefined;
  status?: string | undefined;
  cursor?: string | undefined;
};

/** A page of all conversations, the latest first. */
export async function searchChats(
  db: Db,
  { search, status, cursor }: Wanted,
  now: Date,
): Promise<{ items: FoundChat[]; next: string | null }> {
  const conditions: SQL[] = [sql`session.last_event_number > 0`];
  if (status === 'held') conditions.push(sql`session.under_review`);
  else if (status) conditions.push(sql`session.status = ${status} and not session.under_review`);
  const from = readCursor(cursor);
  if (from) {
    conditions.push(
      sql`(session.last_activity, session.id) < (${from.at}::timestamptz, ${from.id}::uuid)`,
    );
  }
  const pattern = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined;
  const hit = pattern
    ? sql`(select left(found.text, 200) from (
        select message.text, message.id from chat_messages as message
          where message.session_id = session.id and message.text ilike ${pattern}
        union all
        select event.details ->> 'text', 0 from chat_events as event
          where event.session_id = session.id and event.kind = 'note' and event.details ->> 'text' ilike ${pattern}
      ) as found order by found.id desc limit 1)`
    : sql`null`;
  if (pattern) {
    conditions.push(sql`(session.customer_name ilike ${pattern} or session.customer_email ilike ${pattern}
      or session.customer_phone ilike ${pattern} or ${hit} is not null)`);
  }
  const result = await db.execute<DeskRow>(sql`
    select ${columns(now)}, ${hit} as excerpt from ${FROM}
    where ${sql.join(conditions, sql` and `)}
    order by session.last_activity desc, session.id desc limit ${PAGE + 1}`);
  const items = result.rows
    .slice(0, PAGE)
    .map((row) => ({ ...presentRow(row), excerpt: row.excerpt }));
  const last = items.at(-1);
  return { items, next: result.rows.length > PAGE && last ? writeCursor(last) : null };
}

function writeCursor({ lastActivity, id }: DeskChat): string {
  return `${lastActivity}~${id}`;
}

/** A cursor of somebody's own making is like none. */
function readCursor(cursor = ''): { at: string; id: string } | undefined {
  const match = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)~([\da-f-]{36})$/.exec(cursor);
  return match?.[1] && match[2] ? { at: match[1], id: match[2] } : undefined;
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
