// Sows the content of the pages, each kind once: what the owner has changed or deleted since stays as it is.
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { listKinds, ONLY, singleKinds } from '#contract/site/content/kinds.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { firstContent } from './first-content.ts';
import { once } from './once.ts';

/** Between two neighbors of a list there is room for nine more. */
export const STEP = 10;

type NewEntry = typeof contentEntries.$inferInsert;

/**
 * Inserts the entries of every kind that this database has not had. A kind that a later release brings is sown on its
 * first start; an entry that stands there already is never touched.
 */
export async function sowEntries(tx: Tx): Promise<void> {
  for (const [kind, entries] of Object.entries(seededEntries())) {
    await once(tx, `content ${kind}`, async () => {
      await tx.insert(contentEntries).values(entries).onConflictDoNothing();
    });
  }
}

/** The rows of a new installation by kind. */
export function seededEntries(): Record<string, NewEntry[]> {
  const content = firstContent();
  const lists = keysOf(listKinds).map((kind) => [kind, rowsOf(kind, content[kind])] as const);
  const singles = keysOf(singleKinds).map(
    (kind) => [kind, rowsOf(kind, [{ slug: ONLY, ...content[kind] }])] as const,
  );
  return Object.fromEntries([...lists, ...singles]);
}

function rowsOf(kind: string, entries: readonly { slug: string }[]): NewEntry[] {
  return entries.map(({ slug, ...body }, index) => ({
    kind,
    slug,
    position: (index + 1) * STEP,
    body,
  }));
}
