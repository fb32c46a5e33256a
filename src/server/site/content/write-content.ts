// The one writer of entries of content and of their history; the seed alone sows rows beside it.
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { ContentChange } from '#company/rules/site/content-change.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { contentEntries, contentHistory } from '#server/platform/database/schema/content.ts';

export type EntryRow = typeof contentEntries.$inferSelect;

/** The name of an entry. */
export type EntryName = Pick<EntryRow, 'kind' | 'slug'>;

/** The columns that a change sets; the version rises by itself. */
type EntryChange = Partial<
  Pick<
    EntryRow,
    | 'position'
    | 'body'
    | 'isPublished'
    | 'draft'
    | 'draftBy'
    | 'draftAt'
    | 'publishAt'
    | 'publishFault'
    | 'suppliedAt'
  >
>;

/** A line of the history to be. */
type Happened = { what: ContentChange; actorId: string | null; at: Date };

/** The columns of an entry without a draft. */
export const NO_DRAFT = {
  draft: null,
  draftBy: null,
  draftAt: null,
  publishAt: null,
  publishFault: null,
} as const;

/** The columns of an entry whose words someone has chosen. */
export const CHOSEN = { ...NO_DRAFT, suppliedAt: null } as const;

/** Changes an entry that is locked. */
export async function writeEntry(
  tx: Tx,
  row: EntryRow,
  change: EntryChange,
  happened?: Happened,
): Promise<void> {
  if (happened) await noteFound(tx, row);
  await tx.update(contentEntries).set(change).where(eq(contentEntries.id, row.id));
  if (happened) await note(tx, row, happened, change.body ?? row.body);
}

/** Adds an entry at the end of its list, hidden. */
export async function insertEntry(
  tx: Tx,
  { kind, slug }: EntryName,
  values: EntryChange & Pick<EntryRow, 'position' | 'body'>,
  happened: Happened,
): Promise<void> {
  await tx.insert(contentEntries).values({ ...values, kind, slug, isPublished: false });
  await note(tx, { kind, slug }, happened, values.draft ?? values.body);
}

/** Removes an entry that is locked; what it was last stays in the history. */
export async function deleteEntry(tx: Tx, row: EntryRow, happened: Happened): Promise<void> {
  await noteFound(tx, row);
  await tx.delete(contentEntries).where(eq(contentEntries.id, row.id));
  await note(tx, row, happened, wasPublished(row) ? row.body : (row.draft ?? row.body));
}

/** Lays a text that came with a release beside an entry that is locked; nothing shows it until someone takes it. */
export async function supplyText(
  tx: Tx,
  row: EntryRow,
  body: EntryRow['body'],
  at: Date,
): Promise<void> {
  await noteFound(tx, row);
  await note(tx, row, { what: 'supplied', actorId: null, at }, body);
  await tx.update(contentEntries).set({ suppliedAt: at }).where(eq(contentEntries.id, row.id));
}

/** Gives an entry that is locked another name; its history goes by that from then on. */
export async function renameEntryRow(
  tx: Tx,
  row: EntryRow,
  slug: string,
  happened: Happened,
): Promise<void> {
  await noteFound(tx, row);
  await tx.update(contentEntries).set({ slug }).where(eq(contentEntries.id, row.id));
  await tx
    .update(contentHistory)
    .set({ slug })
    .where(and(eq(contentHistory.kind, row.kind), eq(contentHistory.slug, row.slug)));
  const { kind } = row;
  await note(tx, { kind, slug }, happened, wasPublished(row) ? row.body : (row.draft ?? row.body));
}

/** Whether an entry has been published at any time; one that never was has no fields. */
export function wasPublished({ body }: Pick<EntryRow, 'body'>): boolean {
  return Object.keys(body).length > 0;
}

/** Writes down what no line of the history tells: the first entries of an installation, and what was changed past the console. */
async function noteFound(tx: Tx, row: EntryRow): Promise<void> {
  if (!wasPublished(row)) return;
  const [last] = await tx
    .select({ body: contentHistory.body })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.kind, row.kind),
        eq(contentHistory.slug, row.slug),
        ne(contentHistory.what, 'supplied'),
      ),
    )
    .orderBy(desc(contentHistory.id))
    .limit(1);
  if (last && isDeepStrictEqual(last.body, row.body)) return;
  await note(tx, row, { what: 'found', actorId: null, at: row.updatedAt }, row.body);
}

async function note(
  tx: Tx,
  { kind, slug }: EntryName,
  { what, actorId, at }: Happened,
  body: EntryRow['body'],
): Promise<void> {
  await tx.insert(contentHistory).values({ kind, slug, what, actorId, at, body });
}
