// Closes files to every other user of the machine: those that this process makes, and those that an earlier one left open.
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The permission bits of group and others. */
const OTHERS = 0o077;

/** From here on whatever this process makes is its owner's alone, unless a library sets other permissions by itself. */
export function makeOwnerOnlyFiles(): void {
  process.umask(OTHERS);
}

/**
 * Takes group and others out of the permissions of a file, or of a directory with everything below it. Files are never
 * opened, since closing one would drop a lock that this process has on it. Symbolic links are left alone.
 *
 * Gives false when something stays open to others, because it belongs to another user.
 */
export function closeToOthers(path: string): boolean {
  // Windows has no such bits: there a directory hands its own rights down.
  if (process.platform === 'win32') return true;
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isSymbolicLink()) return true;
  const areClosed = stat.isDirectory()
    ? readdirSync(path).map((name) => closeToOthers(join(path, name)))
    : [];
  return takeOthersOut(path, stat.mode) && !areClosed.includes(false);
}

/** As `closeToOthers`, for a directory without what is in it. */
export function closeDirectory(path: string): boolean {
  return process.platform === 'win32' || takeOthersOut(path, lstatSync(path).mode);
}

function takeOthersOut(path: string, mode: number): boolean {
  if ((mode & OTHERS) === 0) return true;
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    return false;
  }
}
