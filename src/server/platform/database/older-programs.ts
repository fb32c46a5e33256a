// Keeps programs of an earlier version from writing to a PostgreSQL database that a newer one has migrated
// (docs/decisions/0064-an-older-program-writes-no-more.md).
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Tx } from './client.ts';

/** What each connection says of its program: its newest migration. Who says nothing counts as older than all. */
const SETTING = 'prairie_oak.migration';

/** Named alike: the function, and the trigger on each table that calls it. */
const GUARD = 'refuse_older_program';

/** Our tables and those of the job queue. */
const TABLES = `select oid::regclass as name from pg_class
  where relkind in ('r', 'p') and relnamespace in (to_regnamespace('pgboss'), to_regnamespace(current_schema()))
  order by oid`;

/** Says on a new connection which tables its program knows. */
export async function presentMigration(client: ClientBase, migration: number): Promise<void> {
  await client.query('select set_config($1, $2, false)', [SETTING, String(migration)]);
}

/**
 * Waits until no transaction that has written is open, and lets none write until this one ends: what a migration reads
 * and changes is then all there is. Reading goes on.
 */
export async function holdWriters(tx: Tx): Promise<void> {
  await eachTable(tx, 'lock table %s in share row exclusive mode');
}

/** Whether programs older than a migration are refused already. */
export async function refusesOlderThan(tx: Tx, migration: number): Promise<boolean> {
  const { rows } = await tx.execute<{ body: string }>(
    sql`select prosrc as body from pg_proc where oid = to_regproc(${GUARD})`,
  );
  return rows[0]?.body === guardBody(migration);
}

/**
 * From the commit of this transaction on, every statement that writes is refused on a connection whose program does not
 * know the migration. SQLSTATE 25006, read_only_sql_transaction: programs of before this rule answer it with a plain 503.
 */
export async function refuseOlderThan(tx: Tx, migration: number): Promise<void> {
  await tx.execute(
    sql.raw(`create or replace function ${GUARD}() returns trigger language plpgsql as
      $guard$${guardBody(migration)}$guard$`),
  );
  await eachTable(
    tx,
    `create trigger ${GUARD} before insert or update or delete or truncate on %s
      for each statement execute function ${GUARD}()`,
    `where not exists (select from pg_trigger where tgrelid = name and tgname = '${GUARD}')`,
  );
}

function guardBody(migration: number): string {
  return `
begin
  if coalesce(nullif(current_setting('${SETTING}', true), ''), '0')::bigint < ${migration} then
    raise exception 'a newer version of the program has changed this database'
      using errcode = 'read_only_sql_transaction',
        hint = 'Start the newer version. To write by hand: set ${SETTING} = ${migration}';
  end if;
  return null;
end `;
}

/** Carries out a statement for each table, with its name in the place of %s. */
async function eachTable(tx: Tx, statement: string, condition = ''): Promise<void> {
  await tx.execute(
    sql.raw(`do $each$ declare each regclass; begin
      for each in select name from (${TABLES}) as ours ${condition} loop
        execute format($statement$${statement}$statement$, each);
      end loop;
    end $each$`),
  );
}
