// What the embedded database needs beside it so that a power cut takes nothing that was promised: journal and backups.
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/client.ts';
import type { DiskWatch } from '../files/disk-space.ts';
import { backupsIn, journalIn, listBackups } from '../installation/backup-files.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { type BackupSchedule, scheduleBackups } from './backup-schedule.ts';
import { type Journal, noJournal, openJournal } from './journal.ts';
import { readJournal } from './journal-file.ts';
import type { LeadKeeper } from './lead-keeper.ts';
import { replayLeads } from './replay.ts';

export type Safekeeping = {
  journal: Journal;
  /** Begins to make backups; called before the server listens, so that the first one is there before the first lead. */
  startBackups: () => Promise<void>;
  /** Ends both; called before the database is closed. */
  stop: () => Promise<void>;
};

type SafekeepingOptions = {
  dataDir: string;
  keepers: readonly LeadKeeper[];
  disk: DiskWatch;
  clock: () => Date;
  log: FastifyBaseLogger;
  backupEveryMs: number;
};

/**
 * Replays what the database may have forgotten since the newest backup, then keeps what is accepted from now on. With
 * PostgreSQL it does nothing.
 */
export async function openSafekeeping(
  open: OpenDatabase,
  jobs: JobQueue,
  options: SafekeepingOptions,
): Promise<Safekeeping> {
  if (open.engine.kind === 'postgres') {
    return { journal: noJournal, startBackups: async () => {}, stop: async () => {} };
  }
  const { dataDir, disk, clock, log, backupEveryMs } = options;
  const { client } = open.engine;
  const first = listBackups(backupsIn(dataDir))[0]?.journal ?? 1;
  await replay(open, jobs, first, options);
  const journal = await openJournal(open.db, {
    directory: journalIn(dataDir),
    first,
    clock,
    onError: (error) => log.error({ err: error }, 'an accepted lead could not be kept'),
  });
  let backups: BackupSchedule | undefined;
  return {
    journal,
    async startBackups() {
      backups = await scheduleBackups({
        db: open.db,
        client,
        journal,
        dataDir,
        disk,
        everyMs: backupEveryMs,
        onError: (error) => log.error({ err: error }, 'the backup failed'),
      });
    },
    async stop() {
      await backups?.stop();
      await journal.close();
    },
  };
}

async function replay(
  open: OpenDatabase,
  jobs: JobQueue,
  first: number,
  { dataDir, keepers, clock, log }: SafekeepingOptions,
): Promise<void> {
  const { leads, torn } = await readJournal(journalIn(dataDir), first);
  const { restored, failed } = await replayLeads(open.db, jobs, keepers, leads, clock());
  if (torn > 0) log.warn({ torn }, 'lines of the journal that were never finished are left out');
  if (restored > 0) log.warn({ restored }, 'leads that the database had lost are back');
  for (const { kind, id, error } of failed) {
    log.error({ err: error, kind, id }, 'a lead could not be brought back');
  }
}
