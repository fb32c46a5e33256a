// The embedded database of a first start: the build makes one with all tables, and a new data directory gets a copy of it.
import { createHash } from 'node:crypto';
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../installation/project-root.ts';
import { openEmbedded } from './client.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migration-files.ts';

const FOLDER = join(projectRoot, 'build', 'new-database');

/** Makes the database that first starts copy, unless it is there. Those of earlier tables go. */
export async function prepareNewDatabase(folder = FOLDER): Promise<void> {
  const name = fingerprint();
  await mkdir(folder, { recursive: true });
  for (const other of await readdir(folder)) {
    if (other !== name) await rm(join(folder, other), { recursive: true });
  }
  if (existsSync(join(folder, name))) return;
  const unfinished = join(folder, 'unfinished');
  const open = await openEmbedded(unfinished);
  await migrate(open);
  await open.close();
  await openToReaders(unfinished);
  await rename(unfinished, join(folder, name));
}

/** Who builds and who starts may be two users, and nothing is in it that is not in the sources. */
async function openToReaders(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/**
 * Puts the prepared database into a directory that is empty or missing. Where none was built for the present tables,
 * nothing happens, and the database makes itself anew.
 *
 * @throws the file system's error, for instance of a full disk.
 */
export async function copyNewDatabase(directory: string, folder = FOLDER): Promise<void> {
  const prepared = join(folder, fingerprint());
  if (!existsSync(prepared)) return;
  await cp(prepared, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Tells apart what the database is made from: the packages, PGlite among them, and the migrations. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')));
  for (const name of readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
