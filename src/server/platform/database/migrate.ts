// Brings the tables of either engine up to date; several instances may start at the same moment.
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Db, OpenDatabase, Tx } from './client.ts';
import { migrationsFolder, migrationsIn } from './migration-files.ts';
import { holdWriters, refuseOlderThan, refusesOlderThan } from './older-programs.ts';
import { sqlState } from './retry.ts';

/** Names our advisory lock among those of the whole server; any number will do as long as it stays the same. */
const MIGRATION_LOCK = 7_742_900_001;

/** The database has tables of a newer version; the message is a sentence for the person who starts the program. */
export class NewerDatabaseError extends Error {}

/**
 * Applies the migrations that a database has not had yet, all in one transaction: a start that is killed half way
 * leaves the database as it was. On PostgreSQL older programs that are still running cannot write from then on.
 *
 * @throws NewerDatabaseError when the database has had a migration that is not there; the driver's error when one fails.
 */
export async function migrate(
  open: OpenDatabase,
  { folder = migrationsFolder, announce = async () => {} }: MigrateOptions = {},
): Promise<void> {
  const migrations = migrationsIn(folder);
  if (open.engine.kind === 'pglite') await migrateEmbedded(open.engine.client, migrations);
  else await migrateUnderLock(open.engine.pool, migrations, announce);
}

type MigrateOptions = {
  /** Where the migrations are, in the place of those of the project. */
  folder?: string | undefined;
  /** Tells other instances within the transaction. */
  announce?: (tx: Tx) => Promise<void>;
};

/** No one else can have the embedded database open (lock.ts), so no lock is needed and no one has to be refused. */
async function migrateEmbedded(client: PGlite, migrations: MigrationMeta[]): Promise<void> {
  const db = drizzlePglite(client);
  const pending = await pendingOf(db, migrations);
  if (pending.length > 0) await db.transaction((tx) => apply(tx, pending));
}

/**
 * Two that start together would collide. So one connection takes a session lock, does all the work and is closed at the
 * end, which is also what gives the lock back when anything goes wrong.
 */
async function migrateUnderLock(
  pool: Pool,
  migrations: MigrationMeta[],
  announce: (tx: Tx) => Promise<void>,
): Promise<void> {
  const connection = await pool.connect();
  // A lost connection already rejects the query under way; without a listener the event would end the process.
  connection.on('error', () => {});
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('set lock_timeout = 0');
    await connection.query('set idle_in_transaction_session_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzlePostgres(connection);
    const pending = await pendingOf(db, migrations);
    const newest = newestOf(migrations);
    await withPatience(() =>
      db.transaction(async (tx) => {
        if (pending.length === 0 && (await refusesOlderThan(tx, newest))) return;
        await holdWriters(tx);
        await apply(tx, pending);
        await refuseOlderThan(tx, newest);
        await announce(tx);
      }),
    );
  } finally {
    connection.release(true);
  }
}

/** Someone who writes two tables can meet us in the opposite order; the server then ends one of both. */
async function withPatience(work: () => Promise<void>, tries = 10): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (sqlState(error) !== DEADLOCK_DETECTED || tries === 1) throw error;
    await withPatience(work, tries - 1);
  }
}

const DEADLOCK_DETECTED = '40P01';

/**
 * Those that the database has not had.
 *
 * @throws NewerDatabaseError when it has had one that is newer than all of them.
 */
async function pendingOf(db: Db, migrations: MigrationMeta[]): Promise<MigrationMeta[]> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`);
  const newestHad = await newestIn(db);
  const newest = newestOf(migrations);
  if (newestHad > newest) throw newerDatabase(newestHad, newest);
  return migrations.filter(({ folderMillis }) => folderMillis > newestHad);
}

/** The newest migration that a database has had, by when it was generated; 0 when none. */
export async function newestIn(db: Db): Promise<number> {
  const { rows } = await db.execute<{ newest: string }>(
    sql`select coalesce(max(created_at), 0)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest);
}

/** Drizzle's own bookkeeping, which every release before has kept as well. */
async function apply(tx: Tx, migrations: MigrationMeta[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}

function newestOf(migrations: MigrationMeta[]): number {
  return Math.max(0, ...migrations.map(({ folderMillis }) => folderMillis));
}

function newerDatabase(had: number, known: number): NewerDatabaseError {
  const [theirs, ours] = [had, known].map((ms) => new Date(ms).toISOString().slice(0, 16));
  return new NewerDatabaseError(
    `The database was changed by a newer version of this program: its tables are of ${theirs}, this version knows those of ${ours}. Nothing was changed. Start the newer version, or bring back a backup from before it.`,
  );
}
