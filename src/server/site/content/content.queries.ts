// Reads the published content, and leaves out what does not fit its kind.
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Content, listKinds, singleKinds } from '#contract/site/content/kinds.ts';
import '#contract/platform/error-messages.ts';
import type { Db } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { firstContent } from '#server/site/seed/first-content.ts';

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

/**
 * All published entries, parsed, in their order. One that does not fit is left out and reported. A single entry that is
 * missing or does not fit is replaced by the one that the program came with: without prices there would be no pages, and
 * every instance then falls back on the same ones.
 */
export async function readContent(db: Db, onMisfit: OnMisfit): Promise<Content> {
  const rows = await db
    .select(published)
    .from(contentEntries)
    .where(eq(contentEntries.isPublished, true))
    .orderBy(asc(contentEntries.kind), asc(contentEntries.position), asc(contentEntries.slug));
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const fitting = (kind: string, schema: z.ZodType, named: boolean) =>
    (byKind.get(kind) ?? []).flatMap((row) => {
      const parsed = schema.safeParse(named ? { ...row.body, slug: row.slug } : row.body);
      if (parsed.success) return [parsed.data];
      const { slug, version } = row;
      onMisfit({ kind, slug, version, fault: z.prettifyError(parsed.error) });
      return [];
    });
  return Object.fromEntries([
    ...Object.entries(listKinds).map(([kind, schema]) => [kind, fitting(kind, schema, true)]),
    ...Object.entries(singleKinds).map(([kind, schema]) => [
      kind,
      fitting(kind, schema, false)[0] ?? firstContent()[kind as keyof typeof singleKinds],
    ]),
  ]) as Content;
}
