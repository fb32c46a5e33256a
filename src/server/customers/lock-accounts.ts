// Holds what a customer owes and has as it is until a transaction ends: everything that writes about their money takes this first.
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';

/** Locks the money of customers, in one order for all, so that two who want the same ones wait instead of blocking each other. */
export async function lockAccounts(tx: Tx, userIds: readonly string[]): Promise<void> {
  const names = [...new Set(userIds)].sort().map((id) => `billing ${id}`);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(names)}::text[]) with ordinality as names (name, place) order by place`,
  );
}
