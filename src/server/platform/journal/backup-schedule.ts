// Makes backups by the clock, as long as something changes.
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import type { DiskWatch } from '../files/disk-space.ts';
import { backupsIn, listBackups } from '../installation/backup-files.ts';
import { makeBackup } from './backup.ts';
import type { OpenJournal } from './journal.ts';

export type BackupSchedule = {
  /** Gives up a backup under way, which would hold up the end of the program, and makes no further one. */
  stop: () => Promise<void>;
};

type ScheduleOptions = {
  db: Db;
  client: PGlite;
  journal: OpenJournal;
  dataDir: string;
  disk: DiskWatch;
  everyMs: number;
  onError: (error: unknown) => void;
};

/** A restarted server has other things to do in its first minute. */
const FIRST_AFTER_MS = 60_000;

/**
 * Backs up when the newest backup is older than `everyMs`, and from then on every `everyMs` in which a table of ours
 * was written. When there is none yet, one is made before this resolves: without it the journal completes nothing.
 */
export async function scheduleBackups(options: ScheduleOptions): Promise<BackupSchedule> {
  const { everyMs, onError } = options;
  let backedUp = '';
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const end = new AbortController();

  const backUp = async () => {
    const changes = await countChanges(options.db);
    // A full disk is not made fuller; what comes next is backed up when there is room again.
    if (changes === backedUp || options.disk.isFull()) return;
    await makeBackup({ ...options, now: new Date(), signal: end.signal });
    backedUp = changes;
  };
  const backUpAfter = (ms: number) => {
    if (end.signal.aborted) return;
    timer = setTimeout(() => {
      running = backUp()
        .catch((error: unknown) => {
          if (!end.signal.aborted) onError(error);
        })
        .finally(() => backUpAfter(everyMs));
    }, ms).unref();
  };
  const [newest] = listBackups(backupsIn(options.dataDir));
  if (!newest) await backUp().catch(onError);
  const age = newest ? Math.max(0, Date.now() - newest.madeAt.getTime()) : 0;
  backUpAfter(Math.max(everyMs - age, Math.min(FIRST_AFTER_MS, everyMs)));

  return {
    async stop() {
      end.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Rises with every row of ours that is written; the queue's own housekeeping does not count. */
async function countChanges(db: Db): Promise<string> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const result = await db.execute<{ changes: string }>(sql`
    select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as changes
    from pg_stat_user_tables where schemaname = 'public'`);
  return result.rows[0]?.changes ?? '';
}
