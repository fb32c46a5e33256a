// Digests: of the same kind of news the first goes at once, what follows within a quiet time goes together at its end.
import { lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/client.ts';
import { digests } from '../database/schema/operations.ts';

const DAY_MS = 24 * 3_600_000;
/** No quiet time is longer. */
const KEPT_MS = 30 * DAY_MS;

/** A digest: its name for good, such as a kind with whom it goes to, and how long it is quiet after each one. */
type Digest = { name: string; quietMs: number; now: Date };

/**
 * Takes the turn of a digest. A caller with news asks in the transaction that writes them down, and a job of the clock asks for
 * what is still unsent; the one that gets the turn enqueues, in the same transaction, the job that reads all that is unsent,
 * looks again at what became of each, and sends the rest as one. Of two who ask at the same time one gets it.
 *
 * @returns Whether it may go now; otherwise the news stay unsent until the quiet time is over.
 */
export async function takeDigestTurn(tx: Tx, { name, quietMs, now }: Digest): Promise<boolean> {
  const quietSince = new Date(now.getTime() - quietMs);
  const taken = await tx
    .insert(digests)
    .values({ name, lastAt: now })
    .onConflictDoUpdate({
      target: digests.name,
      set: { lastAt: now },
      setWhere: sql`${digests.lastAt} <= ${quietSince.toISOString()}::timestamptz`,
    })
    .returning({ name: digests.name });
  return taken.length > 0;
}

/** Forgets digests of which there was no news for a month. */
export async function sweepDigests(db: Db, now: Date): Promise<void> {
  await db.delete(digests).where(lt(digests.lastAt, new Date(now.getTime() - KEPT_MS)));
}
