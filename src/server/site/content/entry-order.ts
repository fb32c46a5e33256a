// The order of the entries of a list: positions with room between them, so that most moves change one row.
import { eq, max } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { STEP } from '#server/site/seed/content-entries.ts';

type Placed = { slug: string; position: number };

/**
 * The entries of a list, given in their order, whose positions change so that one is past its neighbor: itself, or every one where
 * no room is left. None at the end of the list.
 */
export function moved<Entry extends Placed>(
  list: readonly Entry[],
  slug: string,
  direction: 'up' | 'down',
): { entry: Entry; position: number }[] {
  const from = list.findIndex((entry) => entry.slug === slug);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [entry, neighbor] = [list[from], list[to]];
  if (!entry || !neighbor) return [];
  const beyond = list[direction === 'up' ? to - 1 : to + 1];
  const position = beyond
    ? Math.floor((neighbor.position + beyond.position) / 2)
    : neighbor.position + (direction === 'up' ? -STEP : STEP);
  const hasRoom = position !== neighbor.position && position !== beyond?.position;
  if (hasRoom) return [{ entry, position }];
  return list
    .toSpliced(from, 1)
    .toSpliced(to, 0, entry)
    .map((each, place) => ({ entry: each, position: (place + 1) * STEP }))
    .filter((each) => each.entry.position !== each.position);
}

/** The position behind the last entry of a list. */
export async function nextPosition(tx: Tx, kind: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(contentEntries.position) })
    .from(contentEntries)
    .where(eq(contentEntries.kind, kind));
  return (row?.last ?? 0) + STEP;
}
