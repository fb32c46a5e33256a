// Puts a backup in the place of the embedded database and completes it from the journal. What was there is moved aside,
// never deleted, and stays as it is until the restored one is whole.
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, wrapEmbedded } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import { LEAST_BYTES } from '../files/disk-space.ts';
import { syncDirectory, syncTree } from '../files/durable-files.ts';
import { closeToOthers } from '../files/owner-only.ts';
import { journalIn, readName, restoringIn } from '../installation/backup-files.ts';
import { requireRoom } from '../installation/data-directory.ts';
import { DataDirectoryError, lockDirectory } from '../installation/lock.ts';
import type { Job } from '../jobs/job.ts';
import { openJobQueue } from '../jobs/queue.ts';
import { readSettings } from '../settings/settings.ts';
import { readJournal } from './journal-file.ts';
import type { LeadKeeper } from './lead-keeper.ts';
import { type Replay, replayLeads } from './replay.ts';

/** What a restore did, for the person who asked for it. */
export type Restored = {
  replay: Replay;
  /** Whether files of the journal are missing that this backup would have to be completed from. */
  hasGap: boolean;
  /** Where the database of before is now, or null when there was none. */
  movedTo: string | null;
};

/** The jobs and leads of all modules. */
type Known = { jobs: readonly Job[]; keepers: readonly LeadKeeper[] };

/**
 * Restores a backup, given its path. The lock on the data directory is held throughout. A restore that fails or is
 * killed leaves the present database where it is, or aside and complete.
 *
 * @throws DataDirectoryError when a server is running on the directory, or the file is no whole backup.
 */
export async function restoreBackup(
  dataDir: string,
  backup: string,
  now: Date,
  known: Known,
): Promise<Restored> {
  const lock = lockDirectory(dataDir);
  try {
    const unfinished = restoringIn(dataDir);
    await rm(unfinished, { recursive: true, force: true });
    const open = await unpackBackup(backup, unfinished, dataDir);
    const { replay, hasGap } = await complete(open, dataDir, backup, now, known);
    await syncTree(unfinished);
    const movedTo = await exchange(dataDir, unfinished, now);
    return { replay, hasGap, movedTo };
  } finally {
    lock.release();
  }
}

/** Opens a backup in a directory of its own. @throws DataDirectoryError when it is no whole one, or there is no room. */
export async function unpackBackup(
  backup: string,
  directory: string,
  dataDir: string,
): Promise<OpenDatabase> {
  try {
    const tar = await promisify(gunzip)(await readFile(backup));
    requireArchive(tar);
    await requireRoom(dataDir, tar.length + LEAST_BYTES);
    const client = await PGlite.create(directory, { loadDataDir: new Blob([tar]) });
    closeToOthers(directory);
    const open = wrapEmbedded(client);
    await open.db.execute(sql`select from appointments limit 1`);
    return open;
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    if (error instanceof DataDirectoryError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataDirectoryError(
      `${backup} is no whole backup (${reason}). Nothing was changed; try an older one.`,
    );
  }
}

/** PGlite would end the process over what is no archive. POSIX.1-1988 archives say "ustar" in their first header. */
function requireArchive(tar: Buffer): void {
  if (tar.toString('latin1', 257, 262) !== 'ustar') throw new Error('it is no tar archive');
}

/** Brings the tables up to date and replays what was accepted after the backup; mails wait for the next start. */
async function complete(
  open: OpenDatabase,
  dataDir: string,
  backup: string,
  now: Date,
  { jobs: kinds, keepers }: Known,
): Promise<Pick<Restored, 'replay' | 'hasGap'>> {
  await migrate(open);
  const { timeZone } = await readSettings(open.db);
  // The queue's own housekeeping can wait for the next start; what cannot be enqueued fails its lead.
  const jobs = await openJobQueue(open, kinds, timeZone, () => {});
  // A backup that was renamed does not say where its part of the journal begins: the whole of it does no harm.
  const first = readName(basename(backup))?.journal;
  const { leads, oldest } = await readJournal(journalIn(dataDir), first ?? 1);
  const replay = await replayLeads(open.db, jobs, keepers, leads, now);
  for (const { afterRestore } of keepers) await afterRestore?.(open.db);
  await jobs.stop();
  await open.close();
  return { replay, hasGap: first !== undefined && oldest !== undefined && oldest > first };
}

/** Two renames: after a kill between them a start refuses, since there are backups but no database. */
async function exchange(dataDir: string, restored: string, now: Date): Promise<string | null> {
  const database = join(dataDir, 'database');
  const stamp = now.toISOString().replaceAll(':', '-');
  const aside = join(dataDir, `database.before-restore-${stamp}`);
  const hadOne = existsSync(database);
  if (hadOne) await rename(database, aside);
  // The mark of a first start that never finished would have the next start clear the restored database away.
  await rm(join(dataDir, 'database.being-made'), { force: true });
  await rename(restored, database);
  await syncDirectory(dataDir);
  return hadOne ? aside : null;
}
