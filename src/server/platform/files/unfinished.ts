// Writes whole files only: beside the final name first, synced, and then under it; and sweeps what a kill left between.
import { existsSync } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncDirectory } from './durable-files.ts';

/** The ending of a file that is being written. No finished file of ours has it. */
export const UNFINISHED = '.unfinished';

/** Another instance may be writing a young one, where several share a directory. */
const LEFT_BEHIND_AFTER_MS = 3_600_000;

/**
 * Writes a file, readable by its owner only, which is complete under its name from the first moment on and outlives a
 * power cut once this resolves. A failed try leaves nothing behind.
 *
 * @throws the file system's error.
 */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  await writeUnfinished(path, bytes, (unfinished) => rename(unfinished, path));
}

/**
 * As `writeWhole`, for a file that is written once and for all: of several that come at the same time one writes it.
 * Gives false when it was there already.
 */
export async function writeFirst(path: string, bytes: string): Promise<boolean> {
  let isFirst = true;
  await writeUnfinished(path, bytes, async (unfinished) => {
    try {
      // Unlike a rename, a link never takes the place of a file that is there.
      await link(unfinished, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') isFirst = false;
      else await rename(unfinished, path);
    }
    await rm(unfinished, { force: true });
  });
  return isFirst;
}

async function writeUnfinished(
  path: string,
  bytes: Uint8Array | string,
  finish: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.${process.pid}-${crypto.randomUUID()}${UNFINISHED}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await finish(unfinished);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncDirectory(dirname(path));
}

/**
 * Removes the unfinished files in a directory. `isAlone` says that no other process can be writing there; otherwise the
 * young ones are left.
 */
export async function sweepUnfinished(directory: string, isAlone: boolean): Promise<void> {
  if (!existsSync(directory)) return;
  for (const name of await readdir(directory)) {
    if (!name.endsWith(UNFINISHED)) continue;
    const path = join(directory, name);
    if (isAlone || (await isLeftBehind(path))) await rm(path, { force: true });
  }
}

async function isLeftBehind(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > LEFT_BEHIND_AFTER_MS;
}
