// Says an ordinary thing in one statement, where nothing else follows from it: most messages are of this kind, and each
// statement costs the embedded database a round of its own.
import { and, eq, isNull, notExists, type SQLWrapper, sql } from 'drizzle-orm';
import type { ChatSide } from '#contract/chat/chat-log.ts';
import { hasTooManyLinks } from '#server/leads/form-guard/content-signs.ts';
import { chatEvents, chatSessions } from '#server/platform/database/schema/chat.ts';
import { announcement } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../context.ts';
import type { ChatRow } from './chat.queries.ts';
import { isWithinLimits } from './chat-limits.ts';
import { answered, messageDetails, messageRow, type Said, type Speaker } from './chat-message.ts';
import { draftLog, type EntryRow, endSnooze } from './log-draft.ts';
import type { StoredEntry } from './log-entry.ts';

type AtOnceContext = Pick<ServerContext, 'db' | 'clock' | 'config'>;

/**
 * Writes a message if the conversation is still as it was read a moment ago; undefined when it is not, when the key was used
 * before, or when the message has consequences of its own: then it goes the long way, under the same lock. The numbers are
 * those that come next only while no one else has written, which the row's condition looks at again after waiting for
 * its lock.
 */
export async function sayAtOnce(
  context: AtOnceContext,
  session: ChatRow,
  said: Said,
  speaker: Speaker,
): Promise<StoredEntry | undefined> {
  if (!isOrdinary(session, said, speaker)) return undefined;
  const now = context.clock();
  const { log, written } = draftLog(session, now);
  const details = messageDetails(said, speaker);
  const entry = log.add({ kind: 'message', details, clientKey: said.key ?? null });
  log.set({ lastActivity: now });
  if (speaker.side === 'support') {
    answered(log, entry.number, said.seenUpTo ?? 0, speaker.caller);
  } else endSnooze(log);
  const row = messageRow(session, said, speaker, now);
  const { entries, changes } = written();
  const result = await context.db.execute<{ id: number }>(sql`
    with changed as ${changeOf(context, session, said, speaker.side, { ...changes, updatedAt: now })},
    said as (
      insert into chat_messages (session_id, client_key, text, sender, sender_name, author_id, "timestamp")
      select changed.id, ${row.clientKey}::text, ${row.text}::text, ${row.sender}::text, ${row.senderName}::text,
        ${row.authorId}::uuid, ${now.toISOString()}::timestamptz
      from changed returning id),
    added as (
      insert into chat_events (session_id, number, kind, message_id, client_key, details, created_at)
      select changed.id, entry.number, entry.kind, case when entry.kind = 'message' then said.id end, entry.key,
        entry.details, ${now.toISOString()}::timestamptz
      from changed, said,
        jsonb_to_recordset(${toJson(entries)}::jsonb) as entry(number int, kind text, key text, details jsonb))
    select said.id, ${announcement('chat', session.id)} from said`);
  const [kept] = result.rows;
  return kept && { ...entry, message: { ...row, id: kept.id, photos: [] } };
}

/** Whether what is said changes nothing but the log, the marks, the status and who has it. */
function isOrdinary(session: ChatRow, said: Said, { side }: Speaker): boolean {
  if (!said.text || said.photos.length > 0 || session.textNumber !== null) return false;
  if (side === 'support') {
    if (said.note || session.status === 'closed') return false;
    return (
      said.sendAnyway || session.lastSupportNumber <= (said.seenUpTo ?? Number.MAX_SAFE_INTEGER)
    );
  }
  if (session.status !== 'waiting' || session.blockedAt !== null) return false;
  return session.lastSupportNumber > 0 || !hasTooManyLinks(said.text, [session.customerName]);
}

/** Changes the row of the conversation while it is as it was read: then the numbers of the draft are free. */
function changeOf(
  { db, config }: AtOnceContext,
  session: ChatRow,
  { key }: Said,
  side: ChatSide,
  changes: Partial<ChatRow> & { updatedAt: Date },
): SQLWrapper {
  const repeated = db
    .select({ number: chatEvents.number })
    .from(chatEvents)
    .where(and(eq(chatEvents.sessionId, session.id), eq(chatEvents.clientKey, key ?? '')));
  const asRead = and(
    eq(chatSessions.id, session.id),
    eq(chatSessions.lastEventNumber, session.lastEventNumber),
    isNull(chatSessions.blockedAt),
    key ? notExists(repeated) : undefined,
    side === 'customer' && config.rateLimit
      ? isWithinLimits(session.id, changes.updatedAt)
      : undefined,
  );
  return db.update(chatSessions).set(changes).where(asRead).returning({ id: chatSessions.id });
}

function toJson(entries: EntryRow[]): string {
  return JSON.stringify(
    entries.map(({ number, kind, clientKey, details }) => ({
      number,
      kind,
      key: clientKey ?? null,
      details,
    })),
  );
}
