// Reads the log of a conversation: the one way for stream, polling, catching up and export.
import { type SQL, sql } from 'drizzle-orm';
import type { ChatEntry, ChatMessage, ChatSide } from '#contract/chat/chat-log.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { LogEntry } from '#server/platform/realtime/event-stream.ts';
import { type KeptMessage, presentEntry, type StoredEntry, type StoredMail } from './log-entry.ts';

/** So many entries are read at once. */
export const LOG_PAGE = 200;
/** So many are read back from a number: what a screen shows, and a little more. */
const PAGE_BACK = 50;
/** A conversation with its messages has so many of them, the newest. */
const MESSAGES_SHOWN = 500;

type EntryRow = Omit<StoredEntry, 'createdAt' | 'message'> & {
  createdAt: string;
  message: (Omit<KeptMessage, 'timestamp'> & { timestamp: string }) | null;
};

/** Which page of a PDF each photo of a message is; null when none is one. */
const PAGES = sql`
  case when bool_or(photo.pdf_page is not null) then
    json_agg(coalesce('Page ' || photo.pdf_page || ' of ' || photo.pdf_page_count, '') order by photo.position)
  end`;

const COLUMNS = sql`
  event.number, event.kind, event.details, event.client_key as "clientKey",
  to_jsonb(event.created_at) #>> '{}' as "createdAt",
  case when message.id is not null then json_build_object(
    'id', message.id, 'text', message.text, 'sender', message.sender, 'senderName', message.sender_name,
    'timestamp', message."timestamp",
    'photos', (select coalesce(json_agg(photo.id order by photo.position), '[]')
      from photos as photo where photo.chat_message_id = message.id),
    'pages', (select ${PAGES} from photos as photo where photo.chat_message_id = message.id)) end as message`;

/** Entries of a conversation; `which` goes on after its condition, with an order and a limit. */
async function readEntries(db: Db, sessionId: string, which: SQL): Promise<StoredEntry[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select ${COLUMNS} from chat_events as event
    left join chat_messages as message on message.id = event.message_id
    where event.session_id = ${sessionId} and ${which}`);
  return rows.map(kept);
}

/** The entries after a number as one side sees them, the first ones. */
export async function readLog(
  db: Db,
  sessionId: string,
  after: number,
  side: ChatSide,
): Promise<ChatEntry[]> {
  const which = sql`event.number > ${after} order by event.number limit ${LOG_PAGE}`;
  const entries = await readEntries(db, sessionId, which);
  return entries.map((entry) => presentEntry(entry, side));
}

/** The last entries before a number as one side sees them, ascending. */
export async function readLogBefore(
  db: Db,
  sessionId: string,
  before: number,
  side: ChatSide,
): Promise<ChatEntry[]> {
  const which = sql`event.number < ${before} order by event.number desc limit ${PAGE_BACK}`;
  const entries = await readEntries(db, sessionId, which);
  return entries.reverse().map((entry) => presentEntry(entry, side));
}

/** All entries, as staff see them. */
export async function readWholeLog(db: Db, sessionId: string): Promise<ChatEntry[]> {
  const all: ChatEntry[] = [];
  let page: ChatEntry[];
  do {
    page = await readLog(db, sessionId, all.at(-1)?.number ?? 0, 'support');
    all.push(...page);
  } while (page.length === LOG_PAGE);
  return all;
}

/** The entry of a key, or undefined. */
export async function readEntryOfKey(
  db: Db,
  sessionId: string,
  clientKey: string,
): Promise<StoredEntry | undefined> {
  const [entry] = await readEntries(db, sessionId, sql`event.client_key = ${clientKey}`);
  return entry;
}

/** Which page of a PDF each photo of a message is, as its entry has it. */
export async function readPages(db: Db, messageId: number): Promise<string[] | null> {
  const { rows } = await db.execute<{ pages: string[] | null }>(sql`
    select ${PAGES} as pages from photos as photo where photo.chat_message_id = ${messageId}`);
  return rows[0]?.pages ?? null;
}

/** What the log says last of a card. */
export async function readEntryOfOffer(
  db: Db,
  sessionId: string,
  offerId: string,
): Promise<StoredEntry | undefined> {
  const [entry] = await readEntries(
    db,
    sessionId,
    sql`event.kind = 'offer' and event.details #>> '{offer,id}' = ${offerId} order by event.number desc limit 1`,
  );
  return entry;
}

/** The last messages with their place in the log, the oldest first. */
export async function readMessages(
  db: Db,
  session: { id: string; readByCustomer: number; readBySupport: number },
  side: ChatSide,
): Promise<ChatMessage[]> {
  const which = sql`message.id is not null order by event.number desc limit ${MESSAGES_SHOWN}`;
  const entries = await readEntries(db, session.id, which);
  return entries.reverse().flatMap((kept) => {
    const entry = presentEntry(kept, side);
    if (entry.kind !== 'message') return [];
    const { message, number } = entry;
    const readUpTo = message.sender === 'support' ? session.readByCustomer : session.readBySupport;
    return [{ ...message, sessionId: session.id, number, isRead: number <= readUpTo }];
  });
}

/**
 * The log as a stream tells it. What the browser says it saw last may be any text. Once the conversation is erased it throws,
 * which ends the stream: anyone who comes back is told.
 */
export function streamedLog(db: Db, sessionId: string, side: ChatSide, from: number) {
  let wasEmpty = false;
  return async (id: string | undefined): Promise<LogEntry[]> => {
    const after = id !== undefined && /^\d{1,9}$/.test(id) ? Number(id) : from;
    const entries = await readLog(db, sessionId, after, side);
    const isEmpty = entries.length === 0;
    // Nothing new since there was nothing: it has rung for something else, such as that all was erased.
    if (isEmpty && wasEmpty && !(await isThere(db, sessionId))) throw new Error('erased');
    wasEmpty = isEmpty;
    return entries.map((entry) => ({ id: String(entry.number), event: 'entry', data: entry }));
  };
}

async function isThere(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from chat_sessions where id = ${sessionId}`);
  return rows.length > 0;
}

function kept({ createdAt, message, ...entry }: EntryRow): StoredEntry {
  return {
    ...entry,
    createdAt: new Date(createdAt),
    message: message && { ...message, timestamp: new Date(message.timestamp) },
  };
}

/**
 * What the visitor's last mail before a number was called and about, so that their program keeps ours with it. Until they have
 * written it is the subject under which we did.
 */
export async function readLastMail(
  db: Db,
  sessionId: string,
  before: number,
): Promise<Partial<Pick<StoredMail, 'messageId' | 'subject'>> | undefined> {
  const { rows } = await db.execute<{ mail: Partial<StoredMail> }>(sql`
    select coalesce(details -> 'mail', details) as mail from chat_events
    where session_id = ${sessionId} and number <= ${before} and kind = 'message'
      and jsonb_exists_any(details, array['mail', 'subject'])
    order by number desc limit 1`);
  return rows[0]?.mail;
}
