// Sows the content of the pages, each kind once: what the owner has changed or deleted since stays as it is.
import { eq } from 'drizzle-orm';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { fixedKinds, listKinds, ONLY, singleKinds } from '#contract/site/content/kinds.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { firstContent } from './first-content.ts';
import { sowLaterTexts, sowTranslations } from './first-translations.ts';
import { once } from './once.ts';

/** Between two neighbors of a list there is room for nine more. */
export const STEP = 10;

type NewEntry = typeof contentEntries.$inferInsert;

/**
 * Inserts the entries of every kind that this database has not had. A kind that a later release brings is sown on its
 * first start; an entry that stands there already is never touched. Of a kind whose entries the program names, those that a
 * later release brings are sown beside the others.
 */
export async function sowEntries(tx: Tx): Promise<void> {
  const seeded = seededEntries();
  for (const kind of fixedKinds) await sowMissing(tx, kind, seeded[kind] ?? []);
  for (const [kind, entries] of Object.entries(seeded)) {
    await once(tx, `content ${kind}`, async () => {
      await tx.insert(contentEntries).values(entries).onConflictDoNothing();
    });
  }
  await sowTranslations(tx, seeded);
  await sowLaterTexts(tx, seeded);
}

/** Inserts nothing where nothing is missing: every insert renders the pages again. */
async function sowMissing(tx: Tx, kind: string, entries: NewEntry[]): Promise<void> {
  const there = await tx
    .select({ slug: contentEntries.slug })
    .from(contentEntries)
    .where(eq(contentEntries.kind, kind));
  const missing = entries.filter((entry) => !there.some(({ slug }) => slug === entry.slug));
  if (missing.length > 0) {
    await tx.insert(contentEntries).values(missing).onConflictDoNothing();
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
