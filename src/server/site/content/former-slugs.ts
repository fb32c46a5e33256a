// Addresses that entries have had: written when one gets another, read with what is published, so that an old link leads on.
import { and, eq } from 'drizzle-orm';
import { addressesOf, hrefIn } from '#company/facts/languages.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { contentFormerSlugs } from '#server/platform/database/schema/content.ts';
import { ownPath } from './content-kinds.ts';
import type { EntryName } from './write-content.ts';

const { kind, former, slug } = {
  kind: contentFormerSlugs.kind,
  former: contentFormerSlugs.former,
  slug: contentFormerSlugs.slug,
};

/** Where the page of each former address is now, by path and in each language. */
export async function readFormerPaths(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(contentFormerSlugs);
  return new Map(
    rows.flatMap((row) => {
      const [from, to] = [ownPath(row.kind, row.former), ownPath(row.kind, row.slug)];
      if (!from || !to) return [];
      return addressesOf(from).map(({ language, path }) => [path, hrefIn(language, to)] as const);
    }),
  );
}

/** The name of the entry that a former address leads to; undefined for none. */
export async function findFormer(db: Db, name: EntryName): Promise<string | undefined> {
  const [row] = await db
    .select({ slug })
    .from(contentFormerSlugs)
    .where(and(eq(kind, name.kind), eq(former, name.slug)));
  return row?.slug;
}

/** From now on the old address leads to the new one, and so do all that led to the old one: one step, and never in a circle. */
export async function leadOn(tx: Tx, name: EntryName, next: string): Promise<void> {
  await freeFormer(tx, { kind: name.kind, slug: next });
  await tx
    .update(contentFormerSlugs)
    .set({ slug: next })
    .where(and(eq(kind, name.kind), eq(slug, name.slug)));
  await tx.insert(contentFormerSlugs).values({ kind: name.kind, former: name.slug, slug: next });
}

/** An address is taken by an entry of its own. */
export async function freeFormer(tx: Tx, name: EntryName): Promise<void> {
  await tx.delete(contentFormerSlugs).where(and(eq(kind, name.kind), eq(former, name.slug)));
}
