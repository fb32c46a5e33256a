// Opens the database, embedded PGlite or PostgreSQL, behind one type that the whole server speaks.
import { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { closeToOthers } from '../files/owner-only.ts';
import { newestMigration } from './migration-files.ts';
import { presentMigration } from './older-programs.ts';

type Rows<Row> = { rows: Row[] };

/** The part of a query result that both drivers share. */
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

type Schema = Record<string, never>;

/** A database or an open transaction of either engine. Data functions take it as their first argument. */
export type Db = PgDatabase<QueryResult, Schema, ExtractTablesWithRelations<Schema>>;

/** Inside a transaction only this handle may be used: the outer one waits for ever on PGlite. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** An open engine: the handle to query with, the raw connection for the job queue, and how to close it. */
export type OpenDatabase = {
  db: Db;
  engine:
    | { kind: 'pglite'; client: PGlite }
    /** `migration` is the newest one that this program knows. */
    | { kind: 'postgres'; pool: Pool; migration: number };
  close: () => Promise<void>;
};

/**
 * PostgreSQL's page cache. PGlite touches all of it at start, so the usual 128 MB lie in memory even when the whole
 * database has 25; what does not fit is read from the system's own cache of files.
 */
export const PAGE_CACHE = ['-c', 'shared_buffers=32MB'];

/** Opens the embedded database in a directory; the caller holds the lock on it (lock.ts). */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const startParams = [...PGlite.defaultStartParams, ...PAGE_CACHE];
  const client = await PGlite.create(directory, { startParams });
  // A new database's files are made open to everyone, whatever the process says.
  closeToOthers(directory);
  return wrapEmbedded(client);
}

/** PostgreSQL's own types, with the arrays of them, have lower numbers; above are those of its catalogs and of all tables. */
const FIRST_TYPE_OF_ROWS = 10_000;

/** Drizzle has PGlite copy all parsers with each query; two thirds of them are for arrays of whole rows, which no one asks for. */
function dropRowParsers(client: PGlite): void {
  const few = Object.entries(client.parsers).filter(([type]) => Number(type) < FIRST_TYPE_OF_ROWS);
  client.parsers = Object.fromEntries(few);
}

/** Wraps a running PGlite, so that tests can pass a clone of a prepared one. */
export function wrapEmbedded(client: PGlite): OpenDatabase {
  dropRowParsers(client);
  return {
    db: drizzlePglite(client, { casing: 'snake_case' }),
    engine: { kind: 'pglite', client },
    close: () => client.close(),
  };
}

/**
 * Opens a pool on a PostgreSQL server. Statements and locks are bounded, so that one stuck transaction cannot freeze
 * a slot for everyone. Each says which tables its program knows, without which it cannot write (older-programs.ts);
 * `migrations` is the folder of others than those of the project.
 */
export function openPostgres(
  connectionString: string,
  onIdleError: (error: Error) => void,
  migrations?: string,
): OpenDatabase {
  const migration = newestMigration(migrations);
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    // Longer than the server's own limit: it counts only when the server says nothing at all.
    query_timeout: 12_000,
    onConnect: (client) => presentMigration(client, migration),
  });
  pool.on('error', onIdleError);
  // A connection that is lost between two statements of a transaction tells no one else, and an error that no one hears
  // ends the process; the transaction itself fails with its next statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: drizzlePostgres(pool, { casing: 'snake_case' }),
    engine: { kind: 'postgres', pool, migration },
    close: () => pool.end(),
  };
}
