// The price of the first visit of a plan belongs to the first visit that is made: what is done once goes on to the next one when the
// first is not made, and comes back with it (docs/product/plans.md#lines).
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';

/**
 * Sees to it after a visit of a plan has dropped out or come back. A plan that has begun has no first visit ahead.
 *
 * @param changedId The visit, which may have come back after a later one was made.
 */
export async function settleFirstPrice(tx: Tx, planId: number, changedId: number): Promise<void> {
  const [plan] = await tx.select().from(servicePlans).where(eq(servicePlans.id, planId));
  if (!plan || isDeepStrictEqual(plan.firstVisitLines, plan.everyVisitLines)) return;
  const isMade = and(
    eq(visits.servicePlanId, planId),
    inArray(visits.status, ['in_progress', 'completed']),
    ne(visits.id, changedId),
  );
  const [begun] = await tx.select({ id: visits.id }).from(visits).where(isMade).limit(1);
  const next = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.servicePlanId, planId), inArray(visits.status, CAPACITY_VISITS)))
    .orderBy(asc(sql`coalesce(${visits.ruleDate}, ${visits.scheduledDate})`), asc(visits.id))
    .limit(2);
  const first = begun ? undefined : next[0]?.id;
  for (const { id } of begun ? [{ id: changedId }] : next) {
    await tx
      .update(visits)
      .set({ priceLines: id === first ? plan.firstVisitLines : plan.everyVisitLines })
      .where(eq(visits.id, id));
  }
}
