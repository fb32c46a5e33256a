// Makes files outlive a power cut: what is only written may still be in memory, what is synced lies on disk.
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes the names in a directory durable: a new or renamed file may otherwise be missing after a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
  // Windows cannot open a directory; its file system keeps names by itself.
  if (process.platform === 'win32') return;
  await syncPath(directory);
}

/** Makes a directory durable with everything below it; what someone deletes meanwhile is left out. */
export async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) await syncPath(path).catch(ignoreMissing);
  }
  await syncDirectory(directory);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
