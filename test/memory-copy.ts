// A copy of the prepared embedded database that lives in memory alone: for tests that need no directory.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { PAGE_CACHE } from '#server/platform/database/client.ts';

/** A file of the database, or a folder, which has no bytes; `path` begins with a slash. */
type Entry = { path: string; bytes: Uint8Array | undefined };

const known = new Map<string, Entry[]>();

/** Opens a copy of a database that was closed in order. Its files are read once in a process. */
export function openMemoryCopy(directory: string): Promise<PGlite> {
  const entries = known.get(directory) ?? entriesOf(directory);
  known.set(directory, entries);
  return PGlite.create({
    fs: new CopiedFiles(entries),
    startParams: [...PGlite.defaultStartParams, ...PAGE_CACHE],
  });
}

function entriesOf(directory: string): Entry[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const bytes = entry.isDirectory() ? undefined : readFileSync(path);
    return { path: path.slice(directory.length), bytes };
  });
}

/**
 * Writes the files before PostgreSQL looks for them. Reading them from a tar archive, as `loadDataDir` does, takes three times
 * as long.
 */
class CopiedFiles extends MemoryFS {
  readonly #entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS;
    if (!files) throw new Error('PGlite has not begun');
    const root = PGlite.paths.PGDATA;
    files.mkdirTree(root);
    for (const { path, bytes } of this.#entries) {
      if (bytes) files.writeFile(root + path, new Uint8Array(bytes), { canOwn: true });
      else files.mkdirTree(root + path);
    }
  }
}
