// Writes a mark of its own into every column of words in every row of a customer, whatever wrote the row, so that a test finds
// where each of them appears and which of them stay.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { whoseData } from './whose-data.ts';

type Column = { table: string; name: string; type: string; length: number | null };

/** Tables with rows of a person. */
const theirTables = Object.keys(whoseData).filter((table) => whoseData[table] !== 'nobody');

/** Shorter columns hold codes and times of day; a mark has eight letters. */
const MARK_LENGTH = 8;

/** Which rows there are, as a hash of each, to tell those that come afterwards. */
export async function rowsBefore(db: Db): Promise<Map<string, string[]>> {
  const before = new Map<string, string[]>();
  for (const table of theirTables) {
    const { rows } = await db.execute<{ hash: string }>(
      sql`select md5(line::text) as hash from ${sql.identifier(table)} as line`,
    );
    before.set(
      table,
      rows.map(({ hash }) => hash),
    );
  }
  return before;
}

/**
 * Marks the rows that came after `before`. What names the customer (address of mail, telephone, id) stays as it is, since it is
 * how their rows are found. Gives "table.column" by mark; columns that only take some values are not in it.
 */
export async function markColumns(
  db: Db,
  userId: string,
  before: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, string>> {
  const columns = await listColumns(db);
  const marks = new Map<string, string>();
  // The marks are no states that the program can come to: no trigger may object to them.
  await db.execute(sql`set session_replication_role = replica`);
  for (const table of theirTables) {
    const ofTable = columns.filter((column) => column.table === table);
    let rows = await findTheirs(db, table, userId, before.get(table) ?? []);
    for (const column of ofTable.filter(({ length }) => !length || length >= MARK_LENGTH)) {
      const mark = `mark${1000 + marks.size}`;
      const marked = await markColumn(db, column, mark, { userId, rows });
      if (marked.length === 0) continue;
      marks.set(mark, `${table}.${column.name}`);
      rows = [...(await stillThere(db, table, rows)), ...marked];
    }
  }
  await db.execute(sql`set session_replication_role = origin`);
  return marks;
}

async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select table_name as "table", column_name as name, data_type as type, character_maximum_length as length
    from information_schema.columns where table_schema = 'public'
      and data_type in ('text', 'character varying', 'jsonb', 'ARRAY') order by 1, 2`);
  return rows;
}

/** The places of their rows; of accounts and what hangs on one, only the customer's own. */
async function findTheirs(
  db: Db,
  table: string,
  userId: string,
  before: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ place: string }>(sql`
    select ctid::text as place from ${sql.identifier(table)} as line
    where ${table === 'users' ? sql`id = ${userId}` : sql`not md5(line::text) = any(${sql.param([...before])}::text[])`}
      and coalesce(to_jsonb(line) ->> 'user_id', ${userId}) = ${userId}`);
  return rows.map(({ place }) => place);
}

/** Gives where the marked rows are now: none when the column takes no such value. */
async function markColumn(
  db: Db,
  { table, name, type }: Column,
  mark: string,
  { userId, rows }: { userId: string; rows: readonly string[] },
): Promise<string[]> {
  const column = sql.identifier(name);
  const names = sql`coalesce(lower(${column}::text) ~ ${`@|0199|${userId}`}, false)`;
  try {
    const { rows: marked } = await db.execute<{ place: string }>(sql`
      update ${sql.identifier(table)} set ${column} = ${markAs(type, mark)}
      where ctid::text = any(${sql.param([...rows])}::text[]) and not ${names} returning ctid::text as place`);
    return marked.map(({ place }) => place);
  } catch (error) {
    if (/check constraint|unique constraint/.test(messageOf(error))) return [];
    throw error;
  }
}

function markAs(type: string, mark: string): SQL {
  if (type === 'jsonb') return sql`jsonb_build_array(${mark}::text)`;
  return type === 'ARRAY' ? sql`array[${mark}::text]` : sql`${mark}`;
}

async function stillThere(db: Db, table: string, places: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ place: string }>(sql`
    select ctid::text as place from ${sql.identifier(table)}
    where ctid::text = any(${sql.param([...places])}::text[])`);
  return rows.map(({ place }) => place);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messageOf(error.cause)}` : '';
}
