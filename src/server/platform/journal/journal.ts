// The journal of accepted leads: what a visitor was told is accepted lies on disk, even when the power goes the next
// moment. The embedded database alone does not promise that (docs/decisions/0008-accepted-leads-outlive-a-power-cut.md).
import type { Db } from '../database/client.ts';
import type { Attempt } from '../http/answer-once.ts';
import { RequestProblem } from '../http/problem.ts';
import { type JournalFile, openJournalFile } from './journal-file.ts';
import type { LeadKeeper } from './lead-keeper.ts';
import { type StoredLead, toLine } from './lead-line.ts';

export type Journal = {
  /**
   * Keeps an accepted or changed lead as the database now holds it: call it after the commit and before the answer.
   * Repeating it writes nothing more, so a repeated answer waits for the line of the first one. The attempt that made it
   * is kept, too, so that its repetition is known again after a restore.
   *
   * @throws RequestProblem 503 when it could not be kept; the same request may be sent again.
   */
  append: (keeper: LeadKeeper, id: number | string, attempt?: Attempt) => Promise<void>;
};

/** PostgreSQL syncs its own log before it commits, so nothing is kept beside it. */
export const noJournal: Journal = { append: async () => {} };

/** The journal with what backups and the end of the process need of it. */
export type OpenJournal = Journal & Pick<JournalFile, 'rotate' | 'cutBefore' | 'close'>;

type JournalOptions = {
  directory: string;
  /** The lowest number for its next file: that of the newest backup. */
  first: number;
  clock: () => Date;
  /** Hears why a lead could not be kept. */
  onError: (error: unknown) => void;
};

/** Opens the journal of an embedded database. */
export async function openJournal(db: Db, options: JournalOptions): Promise<OpenJournal> {
  const { directory, first, clock, onError } = options;
  const file = await openJournalFile(directory, first);
  /** The lines since the last rotation, by lead and version, written or under way. */
  const lines = new Map<string, Promise<void>>();

  return {
    async append(keeper, id, attempt) {
      const lead = await readLead(db, keeper, id, attempt, clock());
      const key = `${lead.kind} ${lead.id} ${lead.version}`;
      const line = lines.get(key) ?? file.write(toLine(lead));
      lines.set(key, line);
      await line.catch((error: unknown) => {
        lines.delete(key);
        onError(error);
        throw notKept();
      });
    },
    rotate() {
      lines.clear();
      return file.rotate();
    },
    cutBefore: file.cutBefore,
    close: file.close,
  };
}

/** The lead as it is now, or without rows when it is gone. */
async function readLead(
  db: Db,
  { kind, read }: LeadKeeper,
  id: number | string,
  attempt: Attempt | undefined,
  now: Date,
): Promise<StoredLead> {
  const result = await db.execute<Pick<StoredLead, 'version' | 'rows'>>(read(id, attempt));
  const { version, rows } = result.rows[0] ?? GONE;
  return { kind, id: String(id), version, at: now.toISOString(), rows };
}

/** Nothing is newer than gone. */
const GONE = { version: Number.MAX_SAFE_INTEGER, rows: null };

function notKept(): RequestProblem {
  return new RequestProblem(
    'unavailable',
    'We could not save this safely just now. Please send it again in a moment.',
    { retryAfterSeconds: 5 },
  );
}
