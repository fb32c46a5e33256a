// The words by which a customer of whom we know everything is found again, and where the database holds one.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';

/** The words by which the customer is found again. The gate code is set through the portal, as they would. */
export const canary = {
  email: 'maria@example.com',
  name: 'Canaryname',
  phone: '(281) 555-0199',
  address: '77 Canarystreet',
  text: 'canarytext',
  note: 'canarynote',
  /** What was sent under other addresses of hers, a word for each place. */
  earlierBooking: 'canarybooking',
  earlierQuote: 'canaryquote',
  earlierPlan: 'canaryplan',
  earlierChat: 'canarychat',
  madeFrom: 'canarylead',
  card: 'canarycard',
  gateCode: 'canarygate-4711',
  signature: 'Maria Canarysignature',
} as const;

/** Where the database holds one of some words, as "table.column: word". */
export async function findWords(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and table_schema = 'public'`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const text = sql`lower(${sql.identifier(column)}::text)`;
    const { rows } = await db.execute<{ word: string }>(sql`
      select word from unnest(${sql.param([...words])}::text[]) as word
      where exists (select from ${sql.identifier(table)} where position(lower(word) in ${text}) > 0)`);
    found.push(...rows.map(({ word }) => `${table}.${column}: ${word}`));
  }
  return found.sort();
}
