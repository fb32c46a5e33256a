// The migrations that this program knows, and which of them is the newest.
import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { projectRoot } from '#server/platform/installation/project-root.ts';

/** Where the migrations are, in the order of their names. */
export const migrationsFolder = join(projectRoot, 'migrations');

/** The migrations of a folder in their order; `folderMillis` is when each was generated, by which they are told apart. */
export function migrationsIn(folder: string): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

/** When the newest migration of a folder was generated, in milliseconds since 1970: the version of the tables. */
export function newestMigration(folder = migrationsFolder): number {
  return Math.max(0, ...migrationsIn(folder).map(({ folderMillis }) => folderMillis));
}
