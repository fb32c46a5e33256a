// Mails a visitor who has left what we answered, and erases conversations whose time is over.
import { and, eq, lt, lte, ne, sql } from 'drizzle-orm';
import { chatKeys, chatSessions } from '#server/platform/database/schema/chat.ts';
import type { ServerContext } from '../context.ts';
import { chatLead } from './chat.lead.ts';
import { chatMail } from './chat-jobs.ts';
import { eraseWithin } from './desk.service.ts';
import { writeLog } from './write-log.ts';

const MINUTE_MS = 60_000;
/** Who writes three messages in a row causes one mail. */
const SETTLED_MS = 2 * MINUTE_MS;
/** Someone whose page was open a moment ago reads it there. */
const AWAY_MS = 3 * MINUTE_MS;
const ERASED_AT_ONCE = 100;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Enqueues a mail for each visitor who is away and has an answer that they have neither read nor been mailed. */
export async function mailReplies(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const now = clock().getTime();
  const settled = new Date(now - SETTLED_MS);
  const away = new Date(now - AWAY_MS).toISOString();
  const isDue = and(
    lte(chatSessions.lastSupportAt, settled),
    sql`${chatSessions.lastSupportNumber} > greatest(${chatSessions.readByCustomer}, ${chatSessions.mailedUpTo})`,
    ne(chatSessions.customerEmail, ''),
    sql`not exists (select from chat_visitors as visitor
      where visitor.session_id = ${chatSessions.id} and visitor.seen_at > ${away}::timestamptz)`,
  );
  const due = await db.select({ id: chatSessions.id }).from(chatSessions).where(isDue);
  for (const { id } of due) {
    await writeLog(context, id, async (log) => {
      const { lastSupportNumber: upTo, readByCustomer, mailedUpTo } = log.session;
      const after = Math.max(readByCustomer, mailedUpTo);
      if (upTo <= after) return;
      log.set({ mailedUpTo: upTo });
      await context.jobs.enqueue(log.tx, chatMail, { sessionId: id, kind: 'reply', after, upTo });
    });
  }
}

/** Erases conversations in which nothing was said for as long as they are kept, and keys that open nothing any more. */
export async function sweepChats(context: ServerContext): Promise<void> {
  const { db, clock, settings } = context;
  const now = clock();
  const before = new Date(now.getTime() - settings().chatKeptDays * DAY_MS);
  const isOver = lt(chatSessions.lastActivity, before);
  const rows = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(isOver)
    .limit(ERASED_AT_ONCE);
  for (const { id } of rows) {
    const numbers = await db.transaction(async (tx) => {
      const still = await tx
        .select({ id: chatSessions.id })
        .from(chatSessions)
        .where(and(eq(chatSessions.id, id), isOver))
        .for('update');
      return still.length > 0 ? eraseWithin(tx, id, now) : [];
    });
    for (const number of numbers) await context.journal.append(chatLead, `${id}/${number}`);
  }
  await db.delete(chatKeys).where(lt(chatKeys.expiresAt, now));
}
