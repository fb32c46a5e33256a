// Reads which calls without a number no one answered: there is no one to call back, so Today says that they were.
import { and, count, eq, gt, isNull, max } from 'drizzle-orm';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import type { ServerContext } from '../../context.ts';

const SHOWN_MS = 86_400_000;

/** Those of the last 24 hours; null when there were none. */
export async function withheldCalls({
  db,
  clock,
}: Pick<ServerContext, 'db' | 'clock'>): Promise<{ count: number; lastAt: string } | null> {
  const since = new Date(clock().getTime() - SHOWN_MS);
  const [row] = await db
    .select({ count: count(), lastAt: max(incomingCalls.cameAt) })
    .from(incomingCalls)
    .where(
      and(
        isNull(incomingCalls.sessionId),
        eq(incomingCalls.result, 'missed'),
        gt(incomingCalls.cameAt, since),
      ),
    );
  return row?.lastAt ? { count: row.count, lastAt: row.lastAt.toISOString() } : null;
}
