// What names an uploaded picture: entries of content and their drafts.
import { asc, or, type SQL, sql } from 'drizzle-orm';
import type { SitePicture } from '#contract/site/pictures.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { requireKind } from '../content/content.policy.ts';
import { titleOf } from '../content/content-kinds.ts';
import type { EntryRow } from '../content/write-content.ts';
import { nameOf } from '../uploads/picture-facts.ts';

/** Everything that names a picture. Hidden entries count as well: they are shown again as they are. */
export async function usesOf(db: Db, id: number): Promise<SitePicture['uses']> {
  const patterns = patternsOf(id);
  const entries = await db
    .select({
      kind: contentEntries.kind,
      slug: contentEntries.slug,
      body: contentEntries.body,
      draft: contentEntries.draft,
      isInBody: sql<boolean>`${contentEntries.body}::text like any(${patterns})`,
    })
    .from(contentEntries)
    .where(isNaming(patterns))
    .orderBy(asc(contentEntries.kind), asc(contentEntries.position), asc(contentEntries.slug));
  return entries.map(({ kind: kindName, slug, body, draft, isInBody }) => {
    const kind = requireKind(kindName);
    const title = titleOf(kind, slug, isInBody ? body : (draft ?? {}));
    return {
      label: isInBody ? title : `Draft of ${title}`,
      path: `/console/settings/content/${kind}/${slug}`,
    };
  });
}

/** The same entries as rows, held for a change. */
export function lockEntriesNaming(tx: Tx, id: number): Promise<EntryRow[]> {
  return tx
    .select()
    .from(contentEntries)
    .where(isNaming(patternsOf(id)))
    .orderBy(asc(contentEntries.id))
    .for('update');
}

/** As a whole value, since "upload-1" is no part of "upload-12", or in a text of Markdown. */
function patternsOf(id: number): SQL {
  const name = nameOf(id);
  return sql`array[${`%${JSON.stringify(name)}%`}, ${`%](${name})%`}]`;
}

function isNaming(patterns: SQL): SQL | undefined {
  return or(
    sql`${contentEntries.body}::text like any(${patterns})`,
    sql`${contentEntries.draft}::text like any(${patterns})`,
  );
}
