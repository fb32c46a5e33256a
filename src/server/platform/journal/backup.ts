// Makes one backup of the embedded database while it is in use, then lets go of what older backups no longer need.
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { syncDirectory, syncTree } from '../files/durable-files.ts';
import { UNFINISHED } from '../files/unfinished.ts';
import {
  type Backup,
  backupName,
  backupsIn,
  listBackups,
  retainedBackups,
} from '../installation/backup-files.ts';
import type { OpenJournal } from './journal.ts';

type BackupParts = {
  client: PGlite;
  journal: OpenJournal;
  dataDir: string;
  now: Date;
  /** Gives the backup up, when the program ends. */
  signal: AbortSignal;
};

/**
 * Writes a backup and gives its description. The journal turns to a new file first, so that every lead kept in an
 * earlier one is in the backup; what is kept meanwhile stays in the new file. The copy of the directory is taken at one
 * instant, between two statements, and compressed beside the running database. The directory itself is synced, too, so
 * that a start after a power cut has to replay only what came after the newest backup.
 *
 * @throws the file system's error, for instance of a full disk; earlier backups and the whole journal are then still
 *   there.
 */
export async function makeBackup(parts: BackupParts): Promise<Backup> {
  const { client, journal, dataDir, now, signal } = parts;
  const directory = backupsIn(dataDir);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const facts = { madeAt: now, journal: await journal.rotate() };
  const backup = { ...facts, name: backupName(facts) };
  await client.exec('checkpoint');
  await syncTree(join(dataDir, 'database'));
  signal.throwIfAborted();
  const unfinished = join(directory, `${backup.name}${UNFINISHED}`);
  try {
    await writeCompressed(await client.dumpDataDir('none'), unfinished, signal);
    await rename(unfinished, join(directory, backup.name));
  } catch (error) {
    // On a full disk it would take the room that is needed to become well again.
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncDirectory(directory);
  await letGo(directory, journal);
  return backup;
}

/** Removes backups past their time, and the journal's files that no kept backup has to be completed from. */
async function letGo(directory: string, journal: OpenJournal): Promise<void> {
  const backups = listBackups(directory);
  const kept = retainedBackups(backups);
  for (const backup of backups) {
    if (!kept.includes(backup)) await rm(join(directory, backup.name));
  }
  await journal.cutBefore(Math.min(...kept.map((backup) => backup.journal)));
}

/** The file lies on disk when this resolves (`flush` syncs it before it is closed). */
async function writeCompressed(tar: Blob, path: string, signal: AbortSignal): Promise<void> {
  await pipeline(
    piecesOf(tar),
    // The first one holds up a start: a file smaller by an eighth would take five times as long.
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(path, { mode: 0o600, flush: true }),
    { signal },
  );
}

async function* piecesOf(tar: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < tar.size; start += PIECE_BYTES) {
    yield new Uint8Array(await tar.slice(start, start + PIECE_BYTES).arrayBuffer());
  }
}

const PIECE_BYTES = 1_000_000;
