// Watches how much room is left on the disk of a directory, so that we stop taking things before there is none.
import { statfs } from 'node:fs/promises';

/** The state of a disk, asked anew every second. */
export type DiskWatch = {
  /** Whether too little is left to take anything more. */
  isFull: () => boolean;
  /** Asks now, without waiting for the next second. */
  look: () => Promise<boolean>;
  /** Begins to look; until then no disk counts as full. */
  start: () => void;
  stop: () => Promise<void>;
};

const MB = 1_000_000;
const LOOK_EVERY_MS = 1_000;

/** On large disks: a backup in the making, what the database logs until it is done, and a day's photos. */
const RESERVE_BYTES = 100 * MB;
/** On small disks less is kept back, */
const RESERVE_SHARE = 0.05;
/** but never less than two segments of PostgreSQL's log (16 MB each): it does not survive a segment it cannot make. */
export const LEAST_BYTES = 34 * MB;
/** A disk can also run out of names for files. */
const LEAST_FILES = 200;

/** Bytes that this user may still write on the disk of a directory; undefined where the disk does not tell. */
export async function freeBytes(directory: string): Promise<number | undefined> {
  const { blocks, bavail, bsize } = await statfs(directory);
  return blocks === 0 ? undefined : bavail * bsize;
}

/** Whether a disk counts as full. `files` is 0 where the number of files has no limit. */
export async function isDiskFull(directory: string): Promise<boolean> {
  const { blocks, bavail, bsize, files, ffree } = await statfs(directory);
  // Some network and user-space file systems do not tell.
  if (blocks === 0) return false;
  const reserve = Math.max(LEAST_BYTES, Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_SHARE));
  return bavail * bsize < reserve || (files > 0 && ffree < LEAST_FILES);
}

/**
 * Prepares to watch the disk of a directory. `onChange` hears when it becomes full and when it is no longer, and is
 * waited for before that counts; a failed look counts as no change.
 */
export function watchDisk(
  directory: string,
  onChange: (isFull: boolean) => Promise<void>,
  onError: (error: unknown) => void,
): DiskWatch {
  let isFull = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const lookOnce = async () => {
    const found = await isDiskFull(directory);
    if (found === isFull) return;
    await onChange(found);
    isFull = found;
  };
  const look = async () => {
    if (!timer) return isFull;
    looking ??= lookOnce()
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
    await looking;
    return isFull;
  };
  return {
    isFull: () => isFull,
    look,
    start() {
      timer = setInterval(look, LOOK_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await looking;
    },
  };
}
