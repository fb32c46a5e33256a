// Prices of visits: of those that are scheduled already, those after a change of the plan, and that of its first visit, which belongs to the
// first one that is made and goes on to the next when it is not (docs/product/plans.md#lines).
import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { priceUnit } from '#company/rules/visits/priced-lines.ts';
import { roundOn } from '#company/rules/visits/visit-dates.ts';
import { BEGUN_VISITS, CAPACITY_VISITS, OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import type { PlanRow } from './lock-plan.ts';

/** Gives the visits of a plan that are still to be made from a day on the price that it has now. */
export async function repriceVisits(tx: Tx, plan: PlanRow, from: string): Promise<void> {
  const ofPlan = eq(visits.servicePlanId, plan.id);
  const isAhead = and(ofPlan, inArray(visits.status, OPEN_VISITS), gte(visits.scheduledDate, from));
  if (priceUnit(plan) === 'year') return repriceRounds(tx, plan, isAhead);
  await tx.update(visits).set({ priceLines: plan.everyVisitLines }).where(isAhead);
  const [first] = await tx
    .select({ id: visits.id, status: visits.status })
    .from(visits)
    .where(and(ofPlan, inArray(visits.status, CAPACITY_VISITS)))
    .orderBy(inRuleOrder(), asc(visits.id))
    .limit(1);
  if (!first || first.status === 'completed') return;
  await tx
    .update(visits)
    .set({ priceLines: plan.firstVisitLines })
    .where(and(isAhead, eq(visits.id, first.id)));
}

/** Each visit of a program costs what its round does; one that was put on a day by hand is in none, and keeps its price. */
async function repriceRounds(tx: Tx, plan: PlanRow, isAhead: SQL | undefined): Promise<void> {
  const rows = await tx
    .select({ id: visits.id, ruleDate: visits.ruleDate })
    .from(visits)
    .where(isAhead);
  for (const { id, ruleDate } of rows) {
    const round = ruleDate === null ? undefined : roundOn(plan, ruleDate);
    if (!round?.lines) continue;
    await tx.update(visits).set({ priceLines: round.lines }).where(eq(visits.id, id));
  }
}

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
    inArray(visits.status, BEGUN_VISITS),
    ne(visits.id, changedId),
  );
  const [begun] = await tx.select({ id: visits.id }).from(visits).where(isMade).limit(1);
  const next = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.servicePlanId, planId), inArray(visits.status, CAPACITY_VISITS)))
    .orderBy(inRuleOrder(), asc(visits.id))
    .limit(2);
  const first = begun ? undefined : next[0]?.id;
  for (const { id } of begun ? [{ id: changedId }] : next) {
    await tx
      .update(visits)
      .set({ priceLines: id === first ? plan.firstVisitLines : plan.everyVisitLines })
      .where(eq(visits.id, id));
  }
}

/**
 * Charges a job once, when it is completed: its price to the last of its visits that was made, nothing to the others
 * (docs/product/plans.md#what-a-job-is-charged).
 *
 * @param price Dollars with two decimals, tax included.
 */
export async function chargeJob(tx: Tx, serviceRequestId: number, price: string): Promise<void> {
  const ofJob = eq(visits.serviceRequestId, serviceRequestId);
  const [last] = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(ofJob, eq(visits.status, 'completed')))
    .orderBy(desc(visits.scheduledDate), desc(visits.id))
    .limit(1);
  if (!last) throw new Error(`no visit of the request ${serviceRequestId} was made`);
  await tx.update(visits).set({ jobPrice: '0.00' }).where(ofJob);
  await tx.update(visits).set({ jobPrice: price }).where(eq(visits.id, last.id));
}

/** A move changes no visit's place among those of its plan. */
function inRuleOrder(): SQL {
  return asc(sql`coalesce(${visits.ruleDate}, ${visits.scheduledDate})`);
}
