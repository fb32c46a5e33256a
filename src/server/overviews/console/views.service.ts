// Lists of the console that someone has given a name: their own, and no one else's.
import { and, asc, count, eq } from 'drizzle-orm';
import type { NewView, SavedView } from '#contract/overviews/console-own.ts';
import type { Db } from '#server/platform/database/client.ts';
import { savedViews } from '#server/platform/database/schema/console.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

/** More names than this no one looks through. */
const MOST_VIEWS = 50;

const shown = { id: savedViews.id, name: savedViews.name, address: savedViews.address };

/** Someone's lists, in the order in which they were kept. */
export function listViews(db: Db, userId: string): Promise<SavedView[]> {
  return db
    .select(shown)
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.id))
    .limit(MOST_VIEWS);
}

/**
 * Keeps a list under a name. Kept again, it has the new name.
 *
 * @throws RequestProblem 409 `wrong_state` when someone has kept enough of them.
 */
export async function keepView(
  db: Db,
  userId: string,
  { name, address }: NewView,
  now: Date,
): Promise<SavedView> {
  const [own] = await db
    .select({ views: count() })
    .from(savedViews)
    .where(eq(savedViews.userId, userId));
  if ((own?.views ?? 0) >= MOST_VIEWS) {
    throw new RequestProblem(
      'wrong_state',
      `You have ${MOST_VIEWS} saved views. Please remove one first.`,
    );
  }
  const [kept] = await db
    .insert(savedViews)
    .values({ userId, name, address, createdAt: now })
    .onConflictDoUpdate({ target: [savedViews.userId, savedViews.address], set: { name } })
    .returning(shown);
  if (!kept) throw new Error('the list was not kept');
  return kept;
}

/** @throws RequestProblem 404, the same whether it is someone else's or was never there. */
export async function forgetView(db: Db, userId: string, id: number): Promise<void> {
  const gone = await db
    .delete(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  if (gone.length === 0) {
    throw new RequestProblem('not_found', 'There is nothing at this address.');
  }
}
