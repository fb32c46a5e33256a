// What is about to be written to the log of a conversation: its next numbers, entries and changed columns.
import type { ChatSide, ChatStatus } from '#contract/chat/chat-log.ts';
import type { chatEvents } from '#server/platform/database/schema/chat.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ChatRow } from './chat.queries.ts';
import type { NewEntry, StoredEntry } from './log-entry.ts';

/** A conversation grows no further than this; who needs more begins another one. */
const MOST_ENTRIES = 10_000;

/** A conversation, and what is being written to its log. */
export type LogDraft = {
  now: Date;
  /** As it will be once all is written. */
  session: ChatRow;
  /** Gives the entry the next number. Written with the rest at the end. */
  add: (entry: NewEntry) => StoredEntry;
  /** Changes columns of the session. */
  set: (columns: Partial<ChatRow>) => void;
};

/** An entry as its table takes it. */
export type EntryRow = Omit<typeof chatEvents.$inferInsert, 'sessionId' | 'createdAt'>;

/** Begins a draft; `written` is what it has come to by the time it is asked. */
export function draftLog(
  session: ChatRow,
  now: Date,
): { log: LogDraft; written: () => { entries: EntryRow[]; changes: Partial<ChatRow> } } {
  const entries: EntryRow[] = [];
  let changes: Partial<ChatRow> = {};
  const log: LogDraft = {
    now,
    session: { ...session },
    add({ kind, details, messageId, clientKey = null }) {
      const number = log.session.lastEventNumber + 1;
      if (number > MOST_ENTRIES) throw tooLong();
      log.set({ lastEventNumber: number });
      entries.push({ number, kind, details, messageId, clientKey });
      return { number, kind, details, clientKey, createdAt: now, message: null };
    },
    set(columns) {
      Object.assign(log.session, columns);
      changes = { ...changes, ...columns };
    },
  };
  return { log, written: () => ({ entries, changes }) };
}

/** Gives the conversation a status, and the log its entry, unless it has that status already. */
export function setStatus(
  log: LogDraft,
  status: ChatStatus,
  by: ChatSide | 'program',
  byName: string | null,
): void {
  if (log.session.status === status) return;
  log.set({ status, waitingSince: status === 'waiting' ? log.now : null });
  if (status === 'closed') endSnooze(log);
  log.add({ kind: 'status', details: { status, by, byName } });
}

/** What was put away is back: they wrote, it is over, or someone wants it back. */
export function endSnooze(log: LogDraft): void {
  if (log.session.snoozedUntil === null) return;
  log.set({ snoozedUntil: null, snoozedBy: null });
}

function tooLong(): RequestProblem {
  return new RequestProblem(
    'wrong_state',
    'This conversation has become too long. Please close it and start a new one.',
  );
}
