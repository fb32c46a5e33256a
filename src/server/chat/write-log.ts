// Writes to the log of a conversation, under the lock of its row, so that numbers have neither holes nor doubles
// (docs/product/chat.md#log).
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { chatEvents, chatSessions } from '#server/platform/database/schema/chat.ts';
import { announcement } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../context.ts';
import { noChat } from './chat.policy.ts';
import type { ChatRow } from './chat.queries.ts';
import { draftLog, type EntryRow, type LogDraft } from './log-draft.ts';

/** A conversation whose row is locked, and what is being written to its log. */
export type LogWriter = LogDraft & { tx: Tx };

/**
 * Does the work in a transaction that holds the session's row, then writes its entries and rings. Beside what is said at once
 * (send-plain-message.ts) nothing else may write to a log. The work may await nothing but `tx`.
 *
 * @throws RequestProblem 404 when the conversation is gone.
 */
export function writeLog<Result>(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  sessionId: string,
  work: (log: LogWriter) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => writeLogWithin(tx, clock(), sessionId, work));
}

/** The same within a transaction of someone else's, after everything else that it locks. */
export async function writeLogWithin<Result>(
  tx: Tx,
  now: Date,
  sessionId: string,
  work: (log: LogWriter) => Promise<Result>,
): Promise<Result> {
  const [session] = await tx
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.id, sessionId))
    .for('update');
  if (!session) throw noChat();
  const { log, written } = draftLog(session, now);
  const result = await work(Object.assign(log, { tx }));
  const { entries, changes } = written();
  if (Object.keys(changes).length > 0) await writeDown(tx, session.id, now, entries, changes);
  return result;
}

/** Entries, columns and the bell in one statement: each costs the embedded database a round of its own. */
async function writeDown(
  tx: Tx,
  sessionId: string,
  now: Date,
  entries: EntryRow[],
  changes: Partial<ChatRow>,
): Promise<void> {
  const change = tx
    .update(chatSessions)
    .set({ ...changes, updatedAt: now })
    .where(eq(chatSessions.id, sessionId));
  const signal = announcement('chat', sessionId);
  const rows = entries.map((entry) => ({ ...entry, sessionId, createdAt: now }));
  await tx.execute(
    rows.length > 0
      ? sql`with added as ${tx.insert(chatEvents).values(rows)}, changed as ${change} select ${signal}`
      : sql`with changed as ${change} select ${signal}`,
  );
}
