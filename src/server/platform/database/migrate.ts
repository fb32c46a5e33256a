// Brings the tables of either engine up to date; several instances may start at the same moment.
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import type { OpenDatabase } from './client.ts';

/** Where the migrations lie, in the order of their names. */
export const migrationsFolder = join(projectRoot, 'migrations');

/** Names our advisory lock among those of the whole server; any number will do as long as it stays the same. */
const MIGRATION_LOCK = 7_742_900_001;

/**
 * Applies the migrations that a database has not had yet, all in one transaction: a start that is killed half way
 * leaves the database as it was. `folder` has them, by default those of the project.
 *
 * @throws the driver's error when a migration fails.
 */
export async function migrate(open: OpenDatabase, folder = migrationsFolder): Promise<void> {
  if (open.engine.kind === 'pglite') await migrateEmbedded(open.engine.client, folder);
  else await migrateUnderLock(open.engine.pool, folder);
}

/** Nobody else can have the embedded database open (lock.ts), so no lock is needed. */
async function migrateEmbedded(client: PGlite, folder: string): Promise<void> {
  await migratePglite(drizzlePglite(client), { migrationsFolder: folder });
}

/**
 * Drizzle's migrator takes no lock, and two that start together collide. So one connection takes a session lock, does
 * all the work and is closed at the end, which is also what gives the lock back when anything goes wrong.
 */
async function migrateUnderLock(pool: Pool, folder: string): Promise<void> {
  const connection = await pool.connect();
  // A lost connection already rejects the query under way; without a listener the event would end the process.
  connection.on('error', () => {});
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('set lock_timeout = 0');
    await connection.query('set idle_in_transaction_session_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(connection), { migrationsFolder: folder });
  } finally {
    connection.release(true);
  }
}
