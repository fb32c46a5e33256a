// How database, disk, files, journal and backups are.
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { HealthPart } from '#contract/platform/health.ts';
import type { ServerContext } from '../../../context.ts';
import { freeBytes } from '../../files/disk-space.ts';
import { backupsIn, journalIn, listBackups } from '../../installation/backup-files.ts';
import { lastRestoreTest } from '../../journal/restore-test.ts';
import { ago, type Found, sizeLabel } from './check-result.ts';

const GB = 1_000_000_000;
const DAY_MS = 86_400_000;
/** A backup is made when something changes; a company writes something every day or two. */
const BACKUP_DAYS = 3;
const TEST_DAYS = 15;

export async function checkDatabase({ db, config }: ServerContext): Promise<Found> {
  const began = performance.now();
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  const tookMs = Math.round(performance.now() - began);
  const kind = config.databaseUrl ? 'PostgreSQL' : 'The database in the data directory';
  const words = `${kind} answered in ${tookMs} ms. It holds ${sizeLabel(Number(rows[0]?.bytes ?? 0))}.`;
  if (tookMs < 1_000) return { state: 'ok', words };
  return {
    state: 'problem',
    words,
    advice: 'It is slow. Look at what else this machine or the database server is doing.',
  };
}

export async function checkDisk({ config, disk }: ServerContext): Promise<Found> {
  const free = await freeBytes(resolve(config.dataDir)).catch(() => undefined);
  if (free === undefined) {
    return { state: 'unknown', words: 'The disk does not tell how much room it has.' };
  }
  const words = `${sizeLabel(free)} free for the data directory.`;
  if (disk.isFull()) {
    const advice = 'Make room now: nothing can be booked or sent until there is some.';
    return { state: 'problem', words: `The disk is full. ${words}`, advice };
  }
  if (free > GB) return { state: 'ok', words };
  return { state: 'problem', words, advice: 'Make room soon, or move to a larger disk.' };
}

/** Writes a small file, reads it and removes it. */
export async function checkFiles({ storage, config }: ServerContext): Promise<Found> {
  const where = config.storage ? 'the bucket' : 'the data directory';
  const key = `health-${crypto.randomUUID()}.txt`;
  const bytes = Buffer.from('health');
  try {
    await storage.put(key, bytes, 'text/plain');
    const read = await storage.get(key);
    if (!read || !Buffer.from(read).equals(bytes)) throw new Error('what was written was not read');
    return { state: 'ok', words: `A file was written to ${where} and read again.` };
  } catch {
    const advice = config.storage
      ? 'Check STORAGE_URL, and that the bucket is there and may be written to.'
      : 'Check that the program’s user may write to the data directory.';
    return { state: 'problem', words: `Files can’t be written to ${where}.`, advice };
  } finally {
    await storage.remove(key).catch(() => {});
  }
}

export async function checkJournal({ config }: ServerContext): Promise<Found> {
  if (config.databaseUrl) {
    return { state: 'ok', words: 'PostgreSQL keeps its own log, so no journal is needed.' };
  }
  const directory = journalIn(resolve(config.dataDir));
  const names = await readdir(directory);
  const sizes = await Promise.all(names.map((name) => stat(join(directory, name))));
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return {
    state: 'ok',
    words: `What customers send is written down twice. ${sizeLabel(bytes)} in all since the oldest backup.`,
  };
}

export async function checkBackups({ config, clock }: ServerContext): Promise<Found> {
  if (config.databaseUrl) return notOurs;
  const [newest] = listBackups(backupsIn(resolve(config.dataDir)));
  if (!newest) {
    const advice = 'Look at the log of the program, and at the room on the disk.';
    return { state: 'problem', words: 'There is no backup yet.', advice };
  }
  const words = `The newest was made ${ago(newest.madeAt, clock())}.`;
  if (clock().getTime() - newest.madeAt.getTime() < BACKUP_DAYS * DAY_MS)
    return { state: 'ok', words };
  return {
    state: 'problem',
    words,
    advice:
      'One is made whenever something changes. If something did, look at the log of the program and at the disk.',
  };
}

export async function checkRestoreTest({ config, clock }: ServerContext): Promise<Found> {
  if (config.databaseUrl) return notOurs;
  const last = await lastRestoreTest(config);
  if (!last) {
    return {
      state: 'unknown',
      words: 'Not tested yet. A backup is restored as a test every Sunday.',
    };
  }
  const at = new Date(last.at);
  if (!last.isOk) {
    return {
      state: 'problem',
      words: `The newest backup could not be restored ${ago(at, clock())}.`,
      advice: `${last.words} Test again after the next backup; if it fails again, copy the whole data directory elsewhere.`,
    };
  }
  const words = `A backup was restored as a test ${ago(at, clock())}: ${last.words}.`;
  const isOld = clock().getTime() - at.getTime() > TEST_DAYS * DAY_MS;
  return isOld ? { state: 'unknown', words, advice: 'Test one now.' } : { state: 'ok', words };
}

const notOurs = {
  state: 'unknown',
  words: 'PostgreSQL is backed up outside of this program.',
  advice: 'Ask whoever runs the database when it was last backed up and restored as a test.',
} as const satisfies Omit<HealthPart, 'name' | 'path'>;
