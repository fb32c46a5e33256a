// Reads which texts of the site need a look: those that could not publish by themselves, and those for which a release brought another.
import { asc, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { requireKind } from '#server/site/content/content.policy.ts';
import { titleOf } from '#server/site/content/content-kinds.ts';
import { entry, SHOWN, type WaitingRow } from './waiting-row.ts';

/** The condition of the index content_entries_waiting, word for word. */
export const isTextToCheck = sql`${contentEntries.publishFault} is not null or ${contentEntries.suppliedAt} is not null`;

/** Those of them, the oldest first. */
export async function listTextsToCheck(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select()
    .from(contentEntries)
    .where(isTextToCheck)
    .orderBy(asc(sql`least(${contentEntries.draftAt}, ${contentEntries.suppliedAt})`))
    .limit(SHOWN);
  return rows.map(({ kind, slug, body, draft, publishFault, ...row }) => ({
    ...entry(
      'content',
      `/console/settings/content/${kind}/${slug}`,
      (publishFault ? row.draftAt : row.suppliedAt) ?? row.updatedAt,
    ),
    name: titleOf(requireKind(kind), slug, draft ?? body),
    words: publishFault ?? 'The program came with a new text. Use it or keep yours.',
    phone: null,
  }));
}
