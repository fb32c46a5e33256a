// Reads which plans, open offers and held prices keep the price that was agreed or shown: whose, how much and until when
// (docs/product/content.md#prices).
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { centsOf } from '#company/rules/money/money.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import type { StoredPrice } from '#contract/site/content/editing.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planChanges, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { properties, servicePlans } from '#server/platform/database/schema/visits.ts';

/** So many of each are named. */
const NAMED = 20;

/** Which rows of each table keep their price. */
export type StoredRows = { plans: SQL | undefined; offers: SQL | undefined; held: SQL };

/** The newest plans first; offers and held prices in the order in which they run out. */
export async function readKeptPrices(
  db: Db,
  { plans, offers, held }: StoredRows,
): Promise<StoredPrice[]> {
  return [
    ...(await keptByPlans(db, plans)),
    ...(await keptByOffers(db, offers)),
    ...(await heldByRequests(db, held)),
  ];
}

/** A plan keeps its price until the day of a new one that was proposed with notice. */
async function keptByPlans(db: Db, condition: SQL | undefined): Promise<StoredPrice[]> {
  const rows = await db
    .select({ plan: servicePlans, user: users, newPriceOn: planChanges.effectiveOn })
    .from(servicePlans)
    .innerJoin(properties, eq(properties.id, servicePlans.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .leftJoin(
      planChanges,
      and(eq(planChanges.servicePlanId, servicePlans.id), eq(planChanges.status, 'proposed')),
    )
    .where(condition)
    .orderBy(desc(servicePlans.id))
    .limit(NAMED);
  return rows.map(({ plan, user, newPriceOn }) => ({
    what: 'plan',
    id: String(plan.id),
    customer: displayName(user),
    name: plan.name,
    cents: centsOf(plan.monthlyPrice),
    per: 'month',
    until: newPriceOn && addDays(newPriceOn, -1),
  }));
}

async function keptByOffers(db: Db, condition: SQL | undefined): Promise<StoredPrice[]> {
  const rows = await db
    .select({ offer: planOffers, user: users })
    .from(planOffers)
    .innerJoin(properties, eq(properties.id, planOffers.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(condition)
    .orderBy(asc(planOffers.validUntil), asc(planOffers.id))
    .limit(NAMED);
  return rows.map(({ offer, user }) => ({
    what: 'offer',
    id: offer.id,
    customer: displayName(user),
    name: offer.name,
    cents: offer.rounds.length > 0 ? null : linesCents(offer.everyVisitLines),
    per: 'visit',
    until: offer.validUntil,
  }));
}

async function heldByRequests(db: Db, condition: SQL): Promise<StoredPrice[]> {
  const rows = await db
    .select()
    .from(planRequests)
    .where(condition)
    .orderBy(asc(planRequests.priceHeldUntil), asc(planRequests.id))
    .limit(NAMED);
  return rows.map((request) => ({
    what: 'held',
    id: request.id,
    customer: displayName(request),
    name: `Price ${request.priceNumber}`,
    cents: centsOf(request.everyVisitTotal),
    per: 'visit',
    until: request.priceHeldUntil,
  }));
}
