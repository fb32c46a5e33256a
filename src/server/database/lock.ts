// Makes sure that one process at a time opens the embedded database, and that it opens only what is its own.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Major version of the PostgreSQL inside the pinned PGlite; another one cannot read the directory. */
const POSTGRES_MAJOR = '18';

/** A data directory that cannot be used; its message is a sentence for the person who starts the program. */
export class DataDirectoryError extends Error {}

/** Where the embedded database lies, whether this start makes it, and how to say that it is complete. */
export type DatabaseDirectory = { directory: string; isNew: boolean; markComplete: () => void };

/** Holds the directory until released, or until the process ends in any way. */
export type DirectoryLock = { release: () => void };

/**
 * Takes the lock on a data directory, making the directory when it is missing. On Linux the lock is an abstract socket,
 * which the kernel drops with the process however it dies; elsewhere a file with the holder's process id.
 *
 * @throws DataDirectoryError at once when another process holds it. A live holder is never robbed.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  mkdirSync(directory, { recursive: true });
  const path = realpathSync(directory);
  return process.platform === 'linux' ? lockBySocket(path) : lockByFile(path);
}

/**
 * Says where the embedded database lies, ready to be opened: either complete, or absent and marked as being made. An
 * interrupted first start is moved aside.
 *
 * @throws DataDirectoryError when the directory exists but is not a database of our version: opening it would erase it.
 */
export function prepareDatabaseDirectory(dataDir: string): DatabaseDirectory {
  const directory = join(dataDir, 'database');
  const marker = join(dataDir, 'database.being-made');
  const isEmpty = !existsSync(directory) || readdirSync(directory).length === 0;
  const isNew = isEmpty || existsSync(marker);
  if (existsSync(marker)) {
    if (!isEmpty) renameSync(directory, join(dataDir, `database.interrupted-${Date.now()}`));
  } else if (isEmpty) {
    writeFileSync(marker, 'The first start has not finished yet.\n');
  } else {
    requireOurVersion(directory);
  }
  return { directory, isNew, markComplete: () => rmSync(marker, { force: true }) };
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

function lockBySocket(path: string): Promise<DirectoryLock> {
  const name = `\0prairie-oak-${createHash('sha256').update(path).digest('hex')}`;
  return new Promise((resolve, reject) => {
    const socket = createServer();
    socket.unref();
    socket.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? inUse(path) : error);
    });
    socket.listen(name, () => resolve({ release: () => socket.close() }));
  });
}

async function lockByFile(path: string): Promise<DirectoryLock> {
  const file = `${path}.lock`;
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw inUse(path);
    rmSync(file);
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  }
  return { release: () => rmSync(file, { force: true }) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inUse(path: string): DataDirectoryError {
  return new DataDirectoryError(
    `${path} is in use by another running copy of this program. Stop that one first, or set DATA_DIR to another directory.`,
  );
}
