// How entries of content are shown to staff.
import { translationLanguages } from '#company/facts/languages.ts';
import type { UploadedPictures } from '#company/facts/picture.ts';
import { automaticMailNames } from '#company/rules/platform/automatic-mails.ts';
import '#contract/platform/error-messages.ts';
import type {
  ContentEntry,
  ContentEntryLine,
  ContentKindCount,
  ContentList,
} from '#contract/site/content/editing.ts';
import { type ContentKind, datedKinds, renamedKinds } from '#contract/site/content/kinds.ts';
import { textsOf } from '#contract/site/content/translated-texts.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { uploadsNamedIn } from '../uploads/named-uploads.ts';
import { readUploads } from '../uploads/uploads.queries.ts';
import { isAboutPicture } from './content.queries.ts';
import {
  addressOn,
  contentKinds,
  editorsOf,
  isFixedKind,
  isSingleKind,
  pagesOf,
  previewsOf,
  shapeOf,
  titleOf,
  wholeEntry,
} from './content-kinds.ts';
import {
  countEntries,
  findEntry,
  type HistoryRow,
  listEntries,
  listHistory,
  listRemoved,
  type ReadEntry,
} from './entries.queries.ts';
import { listTranslations } from './translations.queries.ts';
import { keepsOldPrice } from './unchanged-prices.queries.ts';
import { type EntryRow, type TranslationRow, wasPublished } from './write-content.ts';

/** All kinds with how many entries they have. */
export async function readKinds(db: Db): Promise<{ kinds: ContentKindCount[] }> {
  const counts = new Map((await countEntries(db)).map(({ kind, ...count }) => [kind, count]));
  const none = { published: 0, hidden: 0, drafts: 0, scheduled: 0 };
  return {
    kinds: contentKinds.map((kind) => ({ ...factsOf(kind), ...(counts.get(kind) ?? none) })),
  };
}

/** The entries of a kind. */
export async function readList(db: Db, kind: ContentKind): Promise<ContentList> {
  const [entries, removed, uploads] = await Promise.all([
    listEntries(db, kind),
    listRemoved(db, kind),
    readUploads(db),
  ]);
  return {
    ...factsOf(kind),
    isDated: kind in datedKinds,
    isFixed: isFixedKind(kind),
    entries: inOrder(kind, entries).map((row) => lineOf(kind, row, uploads)),
    removed: removed.map(({ slug, body, by, at }) => ({
      slug,
      title: titleOf(kind, slug, body),
      by,
      at: at.toISOString(),
    })),
  };
}

/** One entry as it is now, also when it was removed; undefined when there never was one of this name. */
export async function readEntry(
  context: ServerContext,
  db: Db,
  kind: ContentKind,
  slug: string,
): Promise<ContentEntry | undefined> {
  const name = { kind, slug };
  const row = await findEntry(db, name);
  const history = await listHistory(db, name);
  const last = history.find(({ language }) => language === null);
  if (!row && !last) return undefined;
  const body = row?.body ?? last?.body ?? {};
  return {
    ...factsOf(kind),
    slug,
    title: titleOf(kind, slug, row ? shownBody(row) : body),
    version: row?.version ?? 0,
    isPublished: row?.isPublished ?? false,
    isRemoved: !row,
    body,
    fault: row ? faultOf(kind, row, await readUploads(db)) : null,
    draft: row?.draft ? { ...draftOf(row), body: row.draft } : null,
    history: history.map(historyLine),
    pages: pagesOf(kind, slug).map((page) => ({ label: page.label, path: addressOn(page) })),
    isFixed: isFixedKind(kind),
    hasPreview: previewsOf(kind, slug).length > 0,
    canBeRenamed: Boolean(row) && renamedKinds.includes(kind),
    supplied: row?.suppliedAt ? suppliedOf(history) : null,
    translations: row ? translationsOf(kind, row, await listTranslations(db, name)) : [],
    keepsOldPrice: await keepsOldPrice(context, db, kind, body),
  };
}

/** Of a dated list the latest first; one without a day yet comes before all. */
function inOrder(kind: ContentKind, entries: ReadEntry[]): ReadEntry[] {
  if (isFixedKind(kind)) {
    // The program names them, and a twin that a later version brings stands behind its English mail.
    const names: readonly string[] = automaticMailNames;
    return entries.toSorted((a, b) => names.indexOf(a.slug) - names.indexOf(b.slug));
  }
  const field = datedKinds[kind];
  if (!field) return entries;
  const dayOf = (row: ReadEntry) => String((row.draft ?? row.body)[field] || '9999');
  return entries.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || b.id - a.id);
}

function factsOf(kind: ContentKind) {
  return { kind, isSingle: isSingleKind(kind), editors: editorsOf(kind) };
}

function lineOf(kind: ContentKind, row: ReadEntry, uploads: UploadedPictures): ContentEntryLine {
  const { slug, isPublished, position, version } = row;
  return {
    slug,
    title: titleOf(kind, slug, shownBody(row)),
    isPublished,
    position,
    version,
    draft: row.draft ? draftOf(row) : null,
    fault: faultOf(kind, row, uploads),
  };
}

/** An entry that never was published goes by the words of its draft. */
export function shownBody(row: EntryRow): EntryRow['body'] {
  return wasPublished(row) ? row.body : (row.draft ?? {});
}

function draftOf({ draftAuthor, draftAt, publishAt }: ReadEntry) {
  return {
    by: draftAuthor,
    at: draftAt?.toISOString() ?? '',
    publishAt: publishAt?.toISOString() ?? null,
  };
}

/** The English texts of an entry, each with what it is in the other language. */
function translationsOf(
  kind: ContentKind,
  { body, bodyVersion }: EntryRow,
  rows: readonly TranslationRow[],
): ContentEntry['translations'] {
  const english = Object.entries(textsOf(kind, body));
  if (english.length === 0) return [];
  return translationLanguages.map((language) => {
    const found = rows.find((row) => row.language === language);
    return {
      language,
      version: found?.version ?? 0,
      isBehind: found !== undefined && found.ofVersion < bodyVersion,
      texts: english.map(([path, text]) => ({
        path,
        english: text,
        text: found?.texts[path] ?? '',
      })),
    };
  });
}

/** The newest text of a release, and what stood when it came. */
function suppliedOf(history: readonly HistoryRow[]): ContentEntry['supplied'] {
  const at = history.findIndex(({ what }) => what === 'supplied');
  const theirs = history[at];
  const ours = history
    .slice(at + 1)
    .find(({ what, language }) => what !== 'supplied' && language === null);
  return theirs && ours ? { theirs: theirs.id, ours: ours.id } : null;
}

function historyLine({ id, at, by, what, language, body }: HistoryRow) {
  return { id, at: at.toISOString(), by, what, language, body };
}

/** Why pages leave out a published entry, or why its draft was not published at its time. */
function faultOf(
  kind: ContentKind,
  { slug, body, isPublished, publishFault }: EntryRow,
  uploads: UploadedPictures,
): string | null {
  if (publishFault) return publishFault;
  if (!isPublished) return null;
  const parsed = shapeOf(kind).safeParse(wholeEntry(kind, slug, body));
  if (parsed.success) return pictureFault(kind, body, uploads);
  const [issue] = parsed.error.issues;
  const effect = isFixedKind(kind) ? 'The program’s own words are used.' : 'Pages leave this out.';
  return `${effect} ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
}

/** A picture may go after it was published: it was removed, or its customer withdrew the permission. */
function pictureFault(kind: ContentKind, body: EntryRow['body'], uploads: UploadedPictures) {
  if (uploadsNamedIn(body).every(({ name }) => uploads[name])) return null;
  const effect = isAboutPicture(kind) ? 'Pages leave this out' : 'Pages leave its place empty';
  return `${effect}: its picture was removed, or the customer withdrew permission. Choose another one.`;
}
