// Reads which texts of the site were to be published by themselves and could not be.
import { asc, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { requireKind } from '#server/site/content/content.policy.ts';
import { titleOf } from '#server/site/content/content-kinds.ts';
import { entry, SHOWN, type WaitingRow } from './waiting-row.ts';

/** The condition of the index content_entries_unpublished, word for word. */
export const isUnpublished = isNotNull(contentEntries.publishFault);

/** Those of them, the oldest draft first. */
export async function listUnpublished(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select()
    .from(contentEntries)
    .where(isUnpublished)
    .orderBy(asc(contentEntries.draftAt))
    .limit(SHOWN);
  return rows.map(({ kind, slug, draft, draftAt, updatedAt, publishFault }) => ({
    ...entry('content', `/console/settings/content/${kind}/${slug}`, draftAt ?? updatedAt),
    name: titleOf(requireKind(kind), slug, draft ?? {}),
    words: publishFault ?? '',
    phone: null,
  }));
}
