// Reads plans with their property and crew, their visits, and what was agreed to about them.
import { and, asc, between, desc, eq, gte, inArray, lt, max, type SQL, sql } from 'drizzle-orm';
import { CAPACITY_VISITS, PLAN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { customerCredits, visitProblems } from '#server/platform/database/schema/notices.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import {
  crews,
  properties,
  servicePlans,
  visits,
} from '#server/platform/database/schema/visits.ts';
import { inStates } from '../core/in-states.ts';
import type { PlanRow } from '../core/lock-plan.ts';

/** A plan with its property, its crew and the date of its next visit. */
export type OwnPlanRow = {
  plan: PlanRow;
  address: string;
  userId: string;
  crewName: string | null;
  nextVisit: string | null;
};

/** The place in the list of plans after which a page begins; those that have ended come last. */
export type PlanPlace = { hasEnded: boolean; propertyId: number; id: number };

/** How many plans a page of a list has. */
export const PLANS_PER_PAGE = 20;

/** How many agreements a plan's page shows. */
const SHOWN_AGREEMENTS = 20;

/** How many visits ahead and as many behind a plan's page shows at the office. */
const SHOWN_VISITS = 12;

const hasEnded = sql<boolean>`${servicePlans.status} = 'cancelled'`;

/** A customer's plans, property by property, those that have ended last; one more than a page, when there are more. */
export function listPlansOf(
  db: Db,
  userId: string,
  today: string,
  { after }: { after?: PlanPlace | undefined } = {},
): Promise<OwnPlanRow[]> {
  const isLater =
    after &&
    sql`(${hasEnded}, ${servicePlans.propertyId}, ${servicePlans.id}) > (${after.hasEnded}::boolean, ${after.propertyId}::int, ${after.id}::int)`;
  return selectPlans(db, today)
    .where(and(eq(properties.userId, userId), isLater))
    .orderBy(asc(hasEnded), asc(servicePlans.propertyId), asc(servicePlans.id))
    .limit(PLANS_PER_PAGE + 1);
}

/** A plan of a customer's; undefined when it is someone else's or there is none. */
export async function findOwnPlan(
  db: Db,
  userId: string,
  id: number,
  today: string,
): Promise<OwnPlanRow | undefined> {
  const isOwn = and(eq(servicePlans.id, id), eq(properties.userId, userId));
  const [row] = await selectPlans(db, today).where(isOwn);
  return row;
}

/** Anyone's plan, for staff. */
export async function findPlan(db: Db, id: number, today: string): Promise<OwnPlanRow | undefined> {
  const [row] = await selectPlans(db, today).where(eq(servicePlans.id, id));
  return row;
}

/** The agreements about a plan, the newest first. */
export function listAgreements(db: Db, planId: number) {
  return db
    .select()
    .from(planAgreements)
    .where(eq(planAgreements.servicePlanId, planId))
    .orderBy(desc(planAgreements.id))
    .limit(SHOWN_AGREEMENTS);
}

/** The agreements about a plan with who of the office took them, the newest first. */
export function listDeskAgreements(db: Db, planId: number) {
  return db
    .select({ agreement: planAgreements, first: users.firstName, last: users.lastName })
    .from(planAgreements)
    .leftJoin(users, eq(users.id, planAgreements.takenBy))
    .where(eq(planAgreements.servicePlanId, planId))
    .orderBy(desc(planAgreements.id))
    .limit(SHOWN_AGREEMENTS);
}

/** A visit of a plan with its crew. */
export type PlanVisitRow = { visit: typeof visits.$inferSelect; crewName: string | null };

/** The next visits of a plan and the latest ones; not those that were called off with a change of it. */
export async function listVisitsAround(
  db: Db,
  planId: number,
  today: string,
): Promise<{ ahead: PlanVisitRow[]; past: PlanVisitRow[] }> {
  const select = (which: SQL | undefined) =>
    db
      .select({ visit: visits, crewName: crews.name })
      .from(visits)
      .leftJoin(crews, eq(crews.id, visits.crewId))
      .where(and(eq(visits.servicePlanId, planId), inArray(visits.status, PLAN_VISITS), which))
      .limit(SHOWN_VISITS)
      .$dynamic();
  const ahead = await select(gte(visits.scheduledDate, today)).orderBy(
    asc(visits.scheduledDate),
    asc(visits.id),
  );
  const past = await select(lt(visits.scheduledDate, today)).orderBy(
    desc(visits.scheduledDate),
    desc(visits.id),
  );
  return { ahead, past };
}

/** What the visits of a plan that were made on days from one to another cost, line by line. */
export function listMadeVisits(db: Db, planId: number, { from, to }: { from: string; to: string }) {
  return db
    .select({
      scheduledDate: visits.scheduledDate,
      status: visits.status,
      skipKind: visits.skipKind,
      priceLines: visits.priceLines,
    })
    .from(visits)
    .where(
      and(
        eq(visits.servicePlanId, planId),
        eq(visits.status, 'completed'),
        between(visits.scheduledDate, from, to),
      ),
    );
}

/** The credits for problems with visits of a plan on days from one to another, in dollars before sales tax. */
export async function creditsOfPlan(
  db: Db,
  planId: number,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await db
    .select({ amount: customerCredits.amount })
    .from(customerCredits)
    .innerJoin(visitProblems, eq(visitProblems.id, customerCredits.problemId))
    .innerJoin(visits, eq(visits.id, visitProblems.visitId))
    .where(and(eq(visits.servicePlanId, planId), between(visits.scheduledDate, from, to)));
  return rows.map(({ amount }) => amount);
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

function selectPlans(db: Db, today: string) {
  return db
    .select({
      plan: servicePlans,
      address: properties.address,
      userId: properties.userId,
      crewName: crews.name,
      nextVisit: sql<string | null>`(select min(${visits.scheduledDate})::text from ${visits}
        where ${visits.servicePlanId} = ${servicePlans.id} and ${visits.status} = 'scheduled'
          and ${visits.scheduledDate} >= ${today}::date)`,
    })
    .from(servicePlans)
    .innerJoin(properties, eq(properties.id, servicePlans.propertyId))
    .leftJoin(crews, eq(crews.id, servicePlans.crewId))
    .$dynamic();
}
