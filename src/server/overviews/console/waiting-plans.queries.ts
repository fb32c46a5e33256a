// Reads what waits about plans: objections to a yes that the office took, offers whose last day is near or just over, and plans that
// are due for review.
import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm';
import { addDays, dateInZone, formatDate, toInstant } from '#company/rules/time/company-time.ts';
import { dueSince, REVIEW_DAYS, renewalDay } from '#company/rules/visits/plan-renewal.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { properties, servicePlans } from '#server/platform/database/schema/visits.ts';
import { isDueSince } from '#server/visits/plans/plan-prices.queries.ts';
import type { ServerContext } from '../../context.ts';
import { entry, nameOf, SHOWN, type WaitingRow } from './waiting-row.ts';

/** The condition of the index plan_agreements_objected, word for word. */
export const isOpenObjection = sql`${planAgreements.objectedAt} is not null and ${planAgreements.objectionAnsweredAt} is null`;

/** An offer that no one has answered is worth a call in its last days, and for a while after them. */
const OFFER_DAYS = { before: 5, after: 14 };

/** Such an offer. */
export function endsSoon(context: ServerContext): SQL | undefined {
  const today = dateInZone(context.clock(), context.settings().timeZone);
  return and(
    eq(planOffers.status, 'sent'),
    between(
      planOffers.validUntil,
      addDays(today, -OFFER_DAYS.after),
      addDays(today, OFFER_DAYS.before),
    ),
  );
}

/** What customers say who did not agree to a plan. */
export async function listObjections(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select({
      agreement: planAgreements,
      offerId: planOffers.id,
      name: nameOf(users),
      phone: users.phone,
    })
    .from(planAgreements)
    .innerJoin(users, eq(users.id, planAgreements.userId))
    .innerJoin(planOffers, eq(planOffers.servicePlanId, planAgreements.servicePlanId))
    .where(isOpenObjection)
    .orderBy(asc(planAgreements.objectedAt))
    .limit(SHOWN);
  return rows.map(({ agreement, offerId, name, phone }) => ({
    ...entry(
      'objection',
      `/console/plans/offers/${offerId}`,
      agreement.objectedAt ?? agreement.agreedAt,
    ),
    name,
    words: (agreement.objection ?? '').slice(0, 120),
    phone,
  }));
}

/** Offers that are worth a call. */
export async function listEndingOffers(context: ServerContext): Promise<WaitingRow[]> {
  const rows = await context.db
    .select({
      offer: planOffers,
      address: properties.address,
      name: nameOf(users),
      phone: users.phone,
    })
    .from(planOffers)
    .innerJoin(properties, eq(properties.id, planOffers.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(endsSoon(context))
    .orderBy(asc(planOffers.validUntil))
    .limit(SHOWN);
  return rows.map(({ offer, address, name, phone }) => ({
    ...entry('offer', `/console/plans/offers/${offer.id}`, offer.sentAt ?? offer.createdAt),
    name,
    words: `${address}. Good through ${formatDate(offer.validUntil)}.`,
    phone,
  }));
}

/** A plan whose next year begins within 60 days. */
export function isDueForReview(context: ServerContext): SQL | undefined {
  return isDueSince(dueSince(dateInZone(context.clock(), context.settings().timeZone)));
}

/** Plans that are due for review, the longest first. */
export async function listDuePlans(context: ServerContext): Promise<WaitingRow[]> {
  const { timeZone } = context.settings();
  const today = dateInZone(context.clock(), timeZone);
  const rows = await context.db
    .select({
      plan: servicePlans,
      address: properties.address,
      name: nameOf(users),
      phone: users.phone,
    })
    .from(servicePlans)
    .innerJoin(properties, eq(properties.id, servicePlans.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(isDueForReview(context))
    .orderBy(
      asc(sql`coalesce(${servicePlans.renewedOn}, ${servicePlans.startsOn})`),
      asc(servicePlans.id),
    )
    .limit(SHOWN);
  return rows.map(({ plan, address, name, phone }) => {
    const from = renewalDay(plan, today) ?? today;
    return {
      ...entry(
        'renewal',
        `/console/plans/${plan.id}`,
        toInstant(addDays(from, -REVIEW_DAYS), '00:00', timeZone),
      ),
      name,
      words: `${plan.name}, ${address}. Next year from ${formatDate(from)}.`,
      phone,
    };
  });
}
