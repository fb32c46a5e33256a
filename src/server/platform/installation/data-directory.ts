// Makes the data directory ready for a start: there, ours, closed to others, with nothing half-written in it.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { freeBytes } from '../files/disk-space.ts';
import { closeDirectory, closeToOthers, makeOwnerOnlyFiles } from '../files/owner-only.ts';
import { sweepUnfinished } from '../files/unfinished.ts';
import { restoringIn } from './backup-files.ts';
import { DataDirectoryError } from './lock.ts';
import { ConfigError } from './process-settings.ts';

/** What this program makes in its data directory; everything else there is someone else's. */
const OURS = /^(database|journal|backups|uploads|outbox|secret|lock|rate-limits)\b/;
/** What says nothing about whose directory it is: hidden files, and what a file system makes by itself. */
const NOBODYS = /^(\.|lost\+found$)/;

/** Folders in which files are written beside their final names first. */
const WRITTEN_TO = ['.', 'backups', 'outbox', 'uploads/photos'];

/** A new database with its demonstration and first backup takes about 50 MB. */
export const NEW_DATABASE_BYTES = 100_000_000;

/**
 * Makes the data directory when it is missing. From here on everything that this process makes is its owner's alone.
 *
 * @throws ConfigError when it cannot be used.
 */
export function openDataDirectory(dataDir: string): void {
  makeOwnerOnlyFiles();
  try {
    makeDirectory(dataDir);
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(refusal(dataDir, (error as NodeJS.ErrnoException).code ?? ''));
  }
}

/** Node's own recursion never ends where a directory is there but takes none, such as /proc. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Tidies the data directory: closes it and what we have made in it to other users, and removes what was half-written
 * when a process died. `isAlone` says that this process holds the lock on the directory (platform/installation/lock.ts).
 *
 * Gives what the person who runs the program should know, as sentences.
 */
export async function tidyDataDirectory(dataDir: string, isAlone: boolean): Promise<string[]> {
  for (const folder of WRITTEN_TO) await sweepUnfinished(join(dataDir, folder), isAlone);
  if (isAlone) rmSync(restoringIn(dataDir), { recursive: true, force: true });
  const names = readdirSync(dataDir).filter((name) => !NOBODYS.test(name));
  const ours = names.filter((name) => OURS.test(name));
  const areClosed = ours.map((name) => {
    const path = join(dataDir, name);
    // There may be a great many photos, and their folder has always been made closed.
    return name === 'uploads' ? closeDirectory(path) : closeToOthers(path);
  });
  if (ours.length < names.length) {
    return isOpen(dataDir)
      ? [
          `DATA_DIR ${dataDir} holds files of others and stays open to other users of this machine; give the program a directory of its own.`,
        ]
      : [];
  }
  if (closeDirectory(dataDir) && !areClosed.includes(false)) return [];
  return [
    `DATA_DIR ${dataDir} or something in it belongs to another user and could not be closed to others; make this program's user its owner.`,
  ];
}

/**
 * Requires room on the disk of the data directory, in bytes.
 *
 * @throws DataDirectoryError when there is less: on a full disk PostgreSQL hangs or stops half way.
 */
export async function requireRoom(dataDir: string, needed: number): Promise<void> {
  const free = await freeBytes(dataDir);
  if (free === undefined || free >= needed) return;
  const inMb = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  throw new DataDirectoryError(
    `The disk of DATA_DIR ${dataDir} is full: ${inMb(needed)} are needed, ${inMb(free)} are left. Free some space and try again, or set DATA_DIR to a directory on another disk.`,
  );
}

function isOpen(path: string): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0;
}

function refusal(dataDir: string, code: string): string {
  const other = 'set DATA_DIR to another directory';
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR is "${dataDir}", where a file is in the way of a directory. Remove that file, or ${other}.`;
    case 'EACCES':
    case 'EPERM':
      return `DATA_DIR is "${dataDir}", where this program's user may not write. Give it to that user, or ${other}.`;
    case 'ENOENT':
      return `DATA_DIR is "${dataDir}", where no directory can be made. Correct it, or ${other}.`;
    case 'EROFS':
      return `DATA_DIR is "${dataDir}", on a disk that may only be read. Allow writing, or ${other}.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `DATA_DIR is "${dataDir}", on a disk that is full. Free some space, or ${other}.`;
    default:
      return `DATA_DIR is "${dataDir}", which cannot be used (${code || 'unknown fault'}). Correct that, or ${other}.`;
  }
}
