// How the journal keeps a kind of lead and brings it back; each module that accepts leads has one.
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/client.ts';
import type { Attempt } from '../http/answer-once.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { StoredRow } from './lead-line.ts';

/** The kept rows of one table. */
type RowsOf = (table: string) => StoredRow[];

export type LeadKeeper = {
  /** Its name in the lines of the journal; never changed once lines have it. */
  kind: string;
  /**
   * The statement that reads a lead with everything that brings it back, as `version` (rises with every change that is
   * kept) and `rows` (JSON by table name; whole rows, whatever columns they have).
   */
  read: (id: number | string, attempt: Attempt | undefined) => SQL;
  /** Versions of those of the leads that the database has, by id. */
  versions: (db: Db, ids: string[]) => Promise<Map<string, number>>;
  /** Writes the lead, newer than what the database has, and enqueues its mails unless they are too old to send again. */
  restore: (tx: Tx, rowsOf: RowsOf, jobs: JobQueue | null) => Promise<void>;
  /** What is to be done once leads are back. */
  afterRestore?: (db: Db) => Promise<void>;
};

/** The row of the attempt that made a lead, in a statement of `read`, so that its repetition is known again. */
export function keyRows(attempt: Attempt | undefined): SQL {
  if (!attempt) return sql`'[]'::json`;
  return sql`(
    select coalesce(json_agg(to_jsonb(request)), '[]') from idempotency_keys as request
    where request.endpoint = ${attempt.endpoint} and request.key = ${attempt.key})`;
}

/** The ids as one parameter, however many there are. */
export function listOf(ids: string[]): SQL {
  return sql`json_array_elements_text(${JSON.stringify(ids)}::json)`;
}

/** The versions of leads that are written once, under UUIDs: all that the table has are of version 0. */
export async function versionsOfUnchanging(
  db: Db,
  table: string,
  ids: string[],
): Promise<Map<string, number>> {
  const result = await db.execute<{ id: string }>(sql`
    select id::text as id from ${sql.identifier(table)}
    where id in (select value::uuid from ${listOf(ids)})`);
  return new Map(result.rows.map(({ id }) => [id, 0]));
}
