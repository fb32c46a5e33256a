// Reads a customer's plan with its crew, and what they have agreed to.
import { and, asc, desc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm';
import { CAPACITY_VISITS, PLAN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import {
  crews,
  properties,
  servicePlans,
  visits,
} from '#server/platform/database/schema/visits.ts';
import { inStates } from '../core/in-states.ts';
import type { PlanRow } from '../core/lock-plan.ts';

export type OwnPlanRow = { plan: PlanRow; crewName: string | null; userId: string };

/** How many agreements the portal shows. */
const SHOWN_AGREEMENTS = 20;

/** The customer's plan: the one that runs, else the one that ended last. */
export async function findPlanOf(db: Db, userId: string): Promise<OwnPlanRow | undefined> {
  const [row] = await db
    .select({ plan: servicePlans, crewName: crews.name, userId: properties.userId })
    .from(servicePlans)
    .innerJoin(properties, eq(properties.id, servicePlans.propertyId))
    .leftJoin(crews, eq(crews.id, servicePlans.crewId))
    .where(eq(properties.userId, userId))
    .orderBy(asc(sql`${servicePlans.status} = 'cancelled'`), desc(servicePlans.id))
    .limit(1);
  return row;
}

/** The agreements of a plan's customer, the newest first. */
export function listAgreements(db: Db, userId: string) {
  return db
    .select()
    .from(planAgreements)
    .where(eq(planAgreements.userId, userId))
    .orderBy(desc(planAgreements.id))
    .limit(SHOWN_AGREEMENTS);
}

/** The visits of a plan from a date on that are still to be made, in their order. */
export function listPlanVisits(db: Db, planId: number, from: string) {
  return db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.servicePlanId, planId),
        eq(visits.status, 'scheduled'),
        gte(visits.scheduledDate, from),
      ),
    )
    .orderBy(asc(visits.scheduledDate), asc(visits.id));
}

/** Whether a plan has had a visit, or has one ahead: the next one is not its first. */
export async function hasVisits(db: Db, planId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.servicePlanId, planId), inArray(visits.status, CAPACITY_VISITS)))
    .limit(1);
  return row !== undefined;
}

/** The dates from one on for which a customer has skipped the visit of their plan. */
export async function skippedDates(db: Db, planId: number, from: string): Promise<string[]> {
  const date = sql<string>`coalesce(${visits.ruleDate}, ${visits.scheduledDate})::text`;
  const rows = await db
    .select({ date })
    .from(visits)
    .where(
      and(
        eq(visits.servicePlanId, planId),
        inStates(['customer_skipped']),
        gte(visits.scheduledDate, from),
      ),
    );
  return rows.map((row) => row.date);
}

/** The last date before another one on which a plan has had or has a visit, or was to have one. */
export async function lastVisitBefore(
  db: Db,
  planId: number,
  before: string,
): Promise<string | null> {
  const [row] = await db
    .select({ date: max(visits.scheduledDate) })
    .from(visits)
    .where(
      and(
        eq(visits.servicePlanId, planId),
        inArray(visits.status, PLAN_VISITS),
        lt(visits.scheduledDate, before),
      ),
    );
  return row?.date ?? null;
}
