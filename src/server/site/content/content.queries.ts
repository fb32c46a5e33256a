// Reads the published content, and leaves out what does not fit its kind.
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  type Content,
  fixedKinds,
  type ListKind,
  listKinds,
  type PublishedContent,
  singleKinds,
} from '#contract/site/content/kinds.ts';
import '#contract/platform/error-messages.ts';
import type { UploadedPictures } from '#company/facts/picture.ts';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import type { Db } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { firstContent } from '#server/site/seed/first-content.ts';
import { uploadsNamedIn } from '../uploads/named-uploads.ts';
import { readUploads } from '../uploads/uploads.queries.ts';
import { readTranslations } from './translations.queries.ts';

/** What pages need of an entry; drafts are not read for them. */
const published = {
  kind: contentEntries.kind,
  slug: contentEntries.slug,
  body: contentEntries.body,
  version: contentEntries.version,
};

/** An entry that is not shown, and what is wrong with it. */
export type MisfitEntry = Pick<typeof contentEntries.$inferSelect, 'kind' | 'slug' | 'version'> & {
  fault: string;
};

/** Told of every entry that is left out. */
export type OnMisfit = (entry: MisfitEntry) => void;

/** Kinds whose entries are about a picture: without it there is nothing to show. */
const ABOUT_A_PICTURE: readonly string[] = [
  'gallery-project',
  'portfolio-project',
  'timeline-project',
  'recent-project',
  'picture-pair',
] satisfies ListKind[];

/** Whether an entry without its picture is on no page. */
export const isAboutPicture = (kind: string) => ABOUT_A_PICTURE.includes(kind);

/**
 * All published entries, parsed, in their order. One that does not fit is left out and reported, and so is a project whose
 * picture is there no more. A single entry that is missing or does not fit is replaced by the one that the program came with: without prices there would be no pages, and
 * every instance then falls back on the same ones. So is one of a list whose entries the program names: no mail leaves without words.
 */
export async function readContent(db: Db, onMisfit: OnMisfit): Promise<PublishedContent> {
  const rows = await db
    .select(published)
    .from(contentEntries)
    .where(eq(contentEntries.isPublished, true))
    .orderBy(asc(contentEntries.kind), asc(contentEntries.position), asc(contentEntries.slug));
  const uploads = await readUploads(db);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const fitting = (kind: string, schema: z.ZodType, named: boolean, of = byKind.get(kind)) =>
    (of ?? []).flatMap((row) => {
      const parsed = schema.safeParse(named ? { ...row.body, slug: row.slug } : row.body);
      const fault = parsed.success
        ? lostPicture(kind, parsed.data, uploads)
        : z.prettifyError(parsed.error);
      if (fault === null) return [parsed.data];
      const { slug, version } = row;
      onMisfit({ kind, slug, version, fault });
      return [];
    });
  const listOf = (kind: ListKind): unknown[] => {
    if (!fixedKinds.includes(kind)) return fitting(kind, listKinds[kind], true);
    return firstContent()[kind].map((first) => {
      const row = byKind.get(kind)?.filter(({ slug }) => slug === first.slug);
      return fitting(kind, listKinds[kind], true, row ?? [])[0] ?? first;
    });
  };
  const content = Object.fromEntries([
    ...keysOf(listKinds).map((kind) => [kind, listOf(kind)]),
    ...Object.entries(singleKinds).map(([kind, schema]) => [
      kind,
      fitting(kind, schema, false)[0] ?? firstContent()[kind as keyof typeof singleKinds],
    ]),
  ]) as Content;
  return { ...content, translations: await readTranslations(db), uploads };
}

/** Says which picture of a project there is no more; null when it has one. */
function lostPicture(kind: string, entry: unknown, uploads: UploadedPictures): string | null {
  if (!ABOUT_A_PICTURE.includes(kind)) return null;
  const lost = uploadsNamedIn(entry).find(({ name }) => !uploads[name]);
  return lost ? `there is no picture ${lost.name} any more` : null;
}
