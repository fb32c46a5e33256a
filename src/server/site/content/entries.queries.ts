// Reads entries of content as staff see them: hidden ones, drafts and the history as well.
import { and, asc, desc, eq, getTableColumns, isNull, notExists, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { contentEntries, contentHistory } from '#server/platform/database/schema/content.ts';
import type { EntryName, EntryRow } from './write-content.ts';

/** So many lines of the history are shown. */
const HISTORY_SHOWN = 50;

/** Someone of the office by name; null for the program itself, and for who is no longer there. */
const person = sql<
  string | null
>`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email})`;

/** An entry with who wrote its draft. */
export type ReadEntry = EntryRow & { draftAuthor: string | null };
export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];

/** How many entries of each kind there are, by what they are. */
export async function countEntries(db: Db) {
  return db
    .select({
      kind: contentEntries.kind,
      published: sql<number>`count(*) filter (where ${contentEntries.isPublished})::int`,
      hidden: sql<number>`count(*) filter (where not ${contentEntries.isPublished})::int`,
      drafts: sql<number>`count(${contentEntries.draft})::int`,
      scheduled: sql<number>`count(${contentEntries.publishAt})::int`,
    })
    .from(contentEntries)
    .groupBy(contentEntries.kind);
}

/** The entries of a kind in their order. */
export function listEntries(db: Db, kind: string): Promise<ReadEntry[]> {
  return entriesWhere(db, eq(contentEntries.kind, kind));
}

/** One entry, or undefined when it is not there. */
export async function findEntry(db: Db, name: EntryName): Promise<ReadEntry | undefined> {
  const [row] = await entriesWhere(db, named(name));
  return row;
}

/** The same, held for a change. */
export async function lockEntry(tx: Tx, name: EntryName): Promise<EntryRow | undefined> {
  const [row] = await tx.select().from(contentEntries).where(named(name)).for('update');
  return row;
}

/** The last changes of an entry, the newest first; also of one that was removed. */
export function listHistory(db: Db, { kind, slug }: EntryName) {
  return db
    .select({ ...getTableColumns(contentHistory), by: person })
    .from(contentHistory)
    .leftJoin(users, eq(users.id, contentHistory.actorId))
    .where(and(eq(contentHistory.kind, kind), eq(contentHistory.slug, slug)))
    .orderBy(desc(contentHistory.id))
    .limit(HISTORY_SHOWN);
}

/** One line of the history of an entry, or undefined when it has none of this id. */
export async function findHistory(db: Db, { kind, slug }: EntryName, id: number) {
  const [row] = await db
    .select()
    .from(contentHistory)
    .where(
      and(eq(contentHistory.id, id), eq(contentHistory.kind, kind), eq(contentHistory.slug, slug)),
    );
  return row;
}

/** The last line of each entry of a kind that is there no more, the last one removed first. */
export async function listRemoved(db: Db, kind: string): Promise<HistoryRow[]> {
  const there = db
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.kind, contentHistory.kind),
        eq(contentEntries.slug, contentHistory.slug),
      ),
    );
  const rows = await db
    .selectDistinctOn([contentHistory.slug], {
      ...getTableColumns(contentHistory),
      by: person,
    })
    .from(contentHistory)
    .leftJoin(users, eq(users.id, contentHistory.actorId))
    .where(and(eq(contentHistory.kind, kind), isNull(contentHistory.language), notExists(there)))
    .orderBy(asc(contentHistory.slug), desc(contentHistory.id));
  return rows.toSorted((one, other) => other.id - one.id);
}

function named({ kind, slug }: EntryName) {
  return and(eq(contentEntries.kind, kind), eq(contentEntries.slug, slug));
}

function entriesWhere(db: Db, where: ReturnType<typeof and>): Promise<ReadEntry[]> {
  return db
    .select({ ...getTableColumns(contentEntries), draftAuthor: person })
    .from(contentEntries)
    .leftJoin(users, eq(users.id, contentEntries.draftBy))
    .where(where)
    .orderBy(asc(contentEntries.position), asc(contentEntries.slug));
}
