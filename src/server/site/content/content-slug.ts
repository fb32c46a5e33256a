// Makes the name of a new entry of its title: what its address would say.
import { like, sql } from 'drizzle-orm';
import type { ContentKind } from '#contract/site/content/kinds.ts';
import type { Tx } from '#server/platform/database/client.ts';
import {
  contentEntries,
  contentFormerSlugs,
  contentHistory,
} from '#server/platform/database/schema/content.ts';
import { titleOf } from './content-kinds.ts';

/** Short enough to be read in an address, and to be counted up. */
const LENGTH = 60;

/** A name that no entry of the kind has, nor had before it was removed. */
export async function newSlug(
  tx: Tx,
  kind: ContentKind,
  body: Record<string, unknown>,
): Promise<string> {
  const slug = slugOf(titleOf(kind, kind, body)) || kind;
  const taken = new Set(await namesLike(tx, kind, slug));
  let number = 1;
  while (taken.has(numbered(slug, number))) number += 1;
  return numbered(slug, number);
}

/** "Do you deliver mulch?" as "do-you-deliver-mulch"; empty where no letter or digit is left. */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH)
    .replace(/^-+|-+$/g, '');
}

function numbered(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}

async function namesLike(tx: Tx, kind: string, slug: string): Promise<string[]> {
  const [entries, past] = [contentEntries, contentHistory].map((table) =>
    tx
      .selectDistinct({ slug: table.slug })
      .from(table)
      .where(sql`${table.kind} = ${kind} and ${like(table.slug, `${slug}%`)}`),
  );
  const former = await tx
    .select({ slug: contentFormerSlugs.former })
    .from(contentFormerSlugs)
    .where(sql`${contentFormerSlugs.kind} = ${kind}`);
  return [...((await entries) ?? []), ...((await past) ?? []), ...former].map((row) => row.slug);
}
