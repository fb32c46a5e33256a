// Reads what waits about plans: objections to a yes that the office took, and offers whose last day is near or just over.
import { and, asc, between, eq, type SQL, sql } from 'drizzle-orm';
import { addDays, dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
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
