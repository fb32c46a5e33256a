// Writes a kept row back as it was, ids included.
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../database/client.ts';
import type { StoredRow } from './lead-line.ts';

/**
 * Inserts a row under its own id; when the table has it, the kept one takes its place. Columns that the table no longer
 * has are left out, columns that it has since got take their default.
 */
export async function putRow(tx: Tx, table: string, row: StoredRow): Promise<void> {
  const columns = (await columnsOf(tx, table)).filter((column) => column in row);
  const changes = columns
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  await insertRow(
    tx,
    table,
    columns,
    row,
    sql`on conflict (id) do update set ${sql.join(changes, sql`, `)}`,
  );
}

/** Inserts a row that has no id of its own, unless something like it is there. */
export async function addRow(tx: Tx, table: string, row: StoredRow): Promise<void> {
  const columns = (await columnsOf(tx, table)).filter((column) => column in row);
  await insertRow(tx, table, columns, row, sql`on conflict do nothing`);
}

async function insertRow(
  tx: Tx,
  table: string,
  columns: string[],
  row: StoredRow,
  onConflict: SQL,
): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)
    ${onConflict}`);
}

/** The names come from the database's own catalogue, never from the row. */
async function columnsOf(tx: Tx, table: string): Promise<string[]> {
  const result = await tx.execute<{ name: string }>(sql`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  return result.rows.map(({ name }) => name);
}
