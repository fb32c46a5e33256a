// Keeps a seed from being sown twice, even after staff have changed or deleted what it brought.
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { appliedSeeds } from '#server/platform/database/schema/operations.ts';

/**
 * Runs a part of the seed unless this database has had it. The row with its name is also the lock: a second instance
 * that starts at the same moment waits for it and then finds the work done.
 */
export async function once(tx: Tx, name: string, sow: () => Promise<void>): Promise<void> {
  const marked = await tx.insert(appliedSeeds).values({ name }).onConflictDoNothing().returning();
  if (marked.length > 0) await sow();
}

/** Whether this database has had a part of the seed. */
export async function isApplied(db: Db, name: string): Promise<boolean> {
  return (await db.$count(appliedSeeds, eq(appliedSeeds.name, name))) > 0;
}
