// Reads running plans with what they cost, how long their visits take, and what is proposed.
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { LIVE_PLANS } from '#company/rules/visits/plan-machine.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planChanges } from '#server/platform/database/schema/plan-offer.ts';
import { properties, servicePlans, visits } from '#server/platform/database/schema/visits.ts';

/** So many stand on a page. */
export const PRICES_PER_PAGE = 50;

export type PricedPlanRow = Awaited<ReturnType<typeof listPricedPlans>>[number];

/** Named plans, or a page of them after an id; of these all, or those whose year began on a day or before. */
export type WhichPlans = { ids: readonly number[] } | { after: number; dueSince?: string | null };

/** Running plans with a price, by the visit or by the rounds of a year, in the order in which they began: those named, or a page and one more. */
export function listPricedPlans(db: Db, which: WhichPlans) {
  const asked =
    'ids' in which ? inArray(servicePlans.id, [...which.ids]) : gt(servicePlans.id, which.after);
  return db
    .select({
      plan: servicePlans,
      address: properties.address,
      place: { latitude: properties.latitude, longitude: properties.longitude },
      customer: {
        id: users.id,
        email: users.email,
        phone: users.phone,
        firstName: users.firstName,
        lastName: users.lastName,
      },
      open: planChanges,
    })
    .from(servicePlans)
    .innerJoin(properties, eq(properties.id, servicePlans.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .leftJoin(
      planChanges,
      and(eq(planChanges.servicePlanId, servicePlans.id), eq(planChanges.status, 'proposed')),
    )
    .where(
      and(
        asked,
        'dueSince' in which && which.dueSince ? isDueSince(which.dueSince) : undefined,
        inArray(servicePlans.status, LIVE_PLANS),
        hasPrice(),
      ),
    )
    .orderBy(asc(servicePlans.id))
    .limit('ids' in which ? which.ids.length : PRICES_PER_PAGE + 1);
}

/** Plans that are due for review: by their index, and with no other price proposed. */
export function isDueSince(day: string): SQL | undefined {
  return and(
    sql`coalesce(${servicePlans.renewedOn}, ${servicePlans.startsOn}) <= ${day}`,
    inArray(servicePlans.status, LIVE_PLANS),
    hasPrice(),
    sql`not exists (select from ${planChanges} where ${planChanges.servicePlanId} = ${servicePlans.id} and ${planChanges.status} = 'proposed')`,
  );
}

/** A plan from before visits had prices has none. */
function hasPrice(): SQL {
  return sql`(${servicePlans.everyVisitLines} <> '[]' or ${servicePlans.rounds} @? '$[*].lines[*]')`;
}

/** How long the visits of plans took since a date, by times that are sure. */
export async function visitTimes(db: Db, planIds: readonly number[], since: string) {
  if (planIds.length === 0) return new Map<number | null, { visits: number; minutes: number }>();
  const rows = await db
    .select({
      planId: visits.servicePlanId,
      visits: sql<number>`count(*)::int`,
      minutes: sql<number>`avg(extract(epoch from ${visits.completedAt} - ${visits.arrivedAt}) / 60)::float8`,
    })
    .from(visits)
    .where(
      and(
        inArray(visits.servicePlanId, [...planIds]),
        eq(visits.status, 'completed'),
        sql`${visits.scheduledDate} >= ${since}`,
        sql`${visits.arrivedAt} <= ${visits.completedAt}`,
        sql`not ${visits.unsureTimes} && array['arrivedAt', 'completedAt']`,
      ),
    )
    .groupBy(visits.servicePlanId);
  return new Map(rows.map((row) => [row.planId, row]));
}
