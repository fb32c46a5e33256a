// Lays the policies that this release brings beside the ones that are shown, where they say something new (docs/product/policies.md#a-new-release).
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { ONLY } from '#contract/site/content/kinds.ts';
import { policyKinds } from '#contract/site/content/policies.ts';
import type { Db } from '#server/platform/database/client.ts';
import { contentHistory } from '#server/platform/database/schema/content.ts';
import { firstContent } from '#server/site/seed/first-content.ts';
import { lockEntry } from './entries.queries.ts';
import { supplyText } from './write-content.ts';

/** At every start, after the first content: each text once, and none that its entry is or ever was. */
export async function supplyTexts(db: Db, now: Date): Promise<void> {
  const content = firstContent();
  await db.transaction(async (tx) => {
    for (const kind of Object.values(policyKinds)) {
      const row = await lockEntry(tx, { kind, slug: ONLY });
      const body = { ...content[kind] };
      if (!row || isDeepStrictEqual(row.body, body)) continue;
      const known = await tx
        .select({ body: contentHistory.body })
        .from(contentHistory)
        .where(and(eq(contentHistory.kind, kind), eq(contentHistory.slug, ONLY)));
      if (known.some((line) => isDeepStrictEqual(line.body, body))) continue;
      await supplyText(tx, row, body, now);
    }
  });
}
