// The one writer of entries of content, of their translations and of their history; the seed alone sows rows beside it.
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { TranslationLanguage } from '#company/facts/languages.ts';
import type { ContentChange } from '#company/rules/site/content-change.ts';
import type { Tx } from '#server/platform/database/client.ts';
import {
  contentEntries,
  contentHistory,
  contentTranslations,
} from '#server/platform/database/schema/content.ts';

export type EntryRow = typeof contentEntries.$inferSelect;
export type TranslationRow = typeof contentTranslations.$inferSelect;

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
type Happened = {
  what: ContentChange;
  actorId: string | null;
  at: Date;
  /** Of a translation. */
  language?: TranslationLanguage;
};

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
  // What another entry of this name said before it was removed is no translation of this one.
  if (happened.what === 'added')
    await tx.delete(contentTranslations).where(translationsOf({ kind, slug }));
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

/** A translation of an entry; both are locked. */
type Translated = {
  row: EntryRow;
  language: TranslationLanguage;
  found: TranslationRow | undefined;
};

/** Changes the translation of an entry; without a text there is none any more. */
export async function writeTranslation(
  tx: Tx,
  { row, language, found }: Translated,
  { texts, ofVersion }: Pick<TranslationRow, 'texts' | 'ofVersion'>,
  happened: Happened,
): Promise<void> {
  const { kind, slug } = row;
  if (found) await noteTranslationFound(tx, found);
  const isRemoved = Object.keys(texts).length === 0;
  const one = and(translationsOf(row), eq(contentTranslations.language, language));
  if (isRemoved) await tx.delete(contentTranslations).where(one);
  else if (found) await tx.update(contentTranslations).set({ texts, ofVersion }).where(one);
  else await tx.insert(contentTranslations).values({ kind, slug, language, texts, ofVersion });
  const what = isRemoved ? 'removed' : happened.what;
  await note(tx, row, { ...happened, what, language }, texts);
}

function translationsOf({ kind, slug }: EntryName) {
  return and(eq(contentTranslations.kind, kind), eq(contentTranslations.slug, slug));
}

/** Gives an entry that is locked another name; its history and its translations go by that from then on. */
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
  await tx.delete(contentTranslations).where(translationsOf({ kind: row.kind, slug }));
  await tx.update(contentTranslations).set({ slug }).where(translationsOf(row));
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
  const last = await lastBody(tx, row, isNull(contentHistory.language));
  if (last && isDeepStrictEqual(last, row.body)) return;
  await note(tx, row, { what: 'found', actorId: null, at: row.updatedAt }, row.body);
}

/** The same of a translation. */
async function noteTranslationFound(tx: Tx, row: TranslationRow): Promise<void> {
  const { language, texts, updatedAt: at } = row;
  const last = await lastBody(tx, row, eq(contentHistory.language, language));
  if (last && isDeepStrictEqual(last, texts)) return;
  await note(tx, row, { what: 'found', actorId: null, at, language }, texts);
}

/** What the last line of the history says; a text that waits to be taken is none of it. */
async function lastBody(
  tx: Tx,
  { kind, slug }: EntryName,
  inLanguage: SQL,
): Promise<EntryRow['body'] | undefined> {
  const [last] = await tx
    .select({ body: contentHistory.body })
    .from(contentHistory)
    .where(
      and(
        eq(contentHistory.kind, kind),
        eq(contentHistory.slug, slug),
        ne(contentHistory.what, 'supplied'),
        inLanguage,
      ),
    )
    .orderBy(desc(contentHistory.id))
    .limit(1);
  return last?.body;
}

async function note(
  tx: Tx,
  { kind, slug }: EntryName,
  { what, actorId, at, language }: Happened,
  body: EntryRow['body'],
): Promise<void> {
  await tx
    .insert(contentHistory)
    .values({ kind, slug, what, actorId, at, body, language: language ?? null });
}
