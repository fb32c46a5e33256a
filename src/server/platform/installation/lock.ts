// Makes sure that one process at a time opens the embedded database, and that it opens only what is its own.
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncDirectory } from '../files/durable-files.ts';

/** Major version of the PostgreSQL inside the pinned PGlite; another one cannot read the directory. */
const POSTGRES_MAJOR = '18';

/** A data directory that cannot be used; its message is a sentence for the person who starts the program. */
export class DataDirectoryError extends Error {}

/** Where the embedded database lies, whether this start makes it, and how to say that it is complete. */
export type DatabaseDirectory = {
  directory: string;
  isNew: boolean;
  markComplete: () => Promise<void>;
};

/** Holds the directory until released, or until the process ends in any way. */
export type DirectoryLock = { release: () => void };

/**
 * Takes the lock on an existing data directory: SQLite's own exclusive lock on the file `lock` in it. The kernel keeps
 * that lock with the file, so it holds however a process comes to the directory (another path, a bind mount, another
 * container), and drops it with the process, however it dies. Nothing is ever written to the file.
 *
 * Nothing else in this process may open that file: closing it would drop the lock (POSIX, fcntl).
 *
 * @throws DataDirectoryError within a second when another process holds it. A live holder is never robbed.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const file = join(directory, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: PATIENCE_MS });
    // A file that may only be read would be locked for readers alone, and several can have that lock.
    accessSync(file, constants.W_OK);
    // Without a journal of SQLite's own beside the file, which a full disk could not take.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    throw lockRefusal(directory, file, error);
  }
  const held = lock;
  heldLocks.add(held);
  return {
    release: () => {
      if (heldLocks.delete(held)) held.close();
    },
  };
}

/** SQLite's result code for a lock that someone else has (https://sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;

/** Two that start at the same instant may both find the lock half taken; within this time one of them has it. */
const PATIENCE_MS = 500;

/** A lock that no one refers to would be collected as garbage, and dropped with it. */
const heldLocks = new Set<DatabaseSync>();

function lockRefusal(directory: string, file: string, error: unknown): DataDirectoryError {
  const { errcode = 0, message } = error as Error & { errcode?: number };
  return new DataDirectoryError(
    (errcode & 0xff) === SQLITE_BUSY
      ? `${directory} is in use by another running copy of this program. Stop that one first, or set DATA_DIR to another directory.`
      : `${file} could not be locked (${message}). It must be a file that this user may write, on a disk that knows file locks. Correct that, or set DATA_DIR to another directory.`,
  );
}

/**
 * Says where the embedded database lies, ready to be opened: either complete, or absent and marked as being made.
 * `hasServed` tells that the directory holds backups or accepted leads. The first of them is made before the first
 * request is taken, so a first start that was interrupted has left nothing that anyone could miss, and is cleared away.
 *
 * @throws DataDirectoryError when the directory exists but is not a database of our version: opening it would erase it.
 */
export async function prepareDatabaseDirectory(
  dataDir: string,
  hasServed: boolean,
): Promise<DatabaseDirectory> {
  const directory = join(dataDir, 'database');
  const marker = join(dataDir, 'database.being-made');
  const markComplete = async () => {
    rmSync(marker, { force: true });
    // After a power cut the mark must not come back: the database would pass for an interrupted one.
    await syncDirectory(dataDir);
  };
  if (existsSync(marker) && hasServed) await markComplete();
  if (existsSync(marker)) rmSync(directory, { recursive: true, force: true });
  const isNew = !existsSync(directory) || readdirSync(directory).length === 0;
  if (isNew) writeFileSync(marker, 'The first start has not finished yet.\n');
  else requireOurVersion(directory);
  return { directory, isNew, markComplete };
}

function requireOurVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'no PG_VERSION file';
  const hasControl = existsSync(join(directory, 'global', 'pg_control'));
  if (found === POSTGRES_MAJOR && hasControl) return;
  throw new DataDirectoryError(
    `${directory} is not a complete database of version ${POSTGRES_MAJOR} (found: ${found}${hasControl ? '' : ', no global/pg_control'}). It was left untouched. Bring back a backup with npm run restore, or set DATA_DIR to another directory.`,
  );
}
