// Reads offers of plans, always together with whose they are.
import { and, desc, eq, gte, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PlanKind } from '#company/rules/visits/plan-lines.ts';
import { LIVE_OFFERS, OPEN_OFFERS } from '#company/rules/visits/plan-offer-machine.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { crews, properties, servicePlans } from '#server/platform/database/schema/visits.ts';

export type AgreementRow = typeof planAgreements.$inferSelect;

/** An offer with its property, its customer, its crew, and how it was agreed to. */
export type ReadOffer = {
  offer: typeof planOffers.$inferSelect;
  property: typeof properties.$inferSelect;
  user: typeof users.$inferSelect;
  crewName: string | null;
  agreement: AgreementRow | null;
  /** When the plan that it became begins. */
  startsOn: string | null;
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A customer never sees a draft, nor one that was withdrawn before it was sent. */
const isShown = isNotNull(planOffers.content);

/** Anyone's offer, for staff and jobs. */
export async function readOffer(db: Db, id: string): Promise<ReadOffer | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await selectOffers(db, eq(planOffers.id, id));
  return row;
}

/** An offer that was sent, as its private link opens it. */
export async function readSentOffer(db: Db, id: string): Promise<ReadOffer | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await selectOffers(db, and(eq(planOffers.id, id), isShown));
  return row;
}

/** A customer's own offer that was sent to them. */
export async function readOwnOffer(
  db: Db,
  userId: string,
  id: string,
): Promise<ReadOffer | undefined> {
  if (!UUID.test(id)) return undefined;
  const where = and(eq(planOffers.id, id), eq(properties.userId, userId), isShown);
  const [row] = await selectOffers(db, where);
  return row;
}

/** The customer's offers that can still be agreed to, the earliest last day first. */
export function listOpenOffers(db: Db, userId: string, today: string): Promise<ReadOffer[]> {
  return selectOffers(
    db,
    and(
      eq(properties.userId, userId),
      eq(planOffers.status, 'sent'),
      sql`${planOffers.validUntil} >= ${today}`,
    ),
  ).orderBy(planOffers.validUntil, planOffers.id);
}

/** The offer that was sent after another one for the same property and kind, the latest of them. */
export async function findNewerOffer(
  db: Db,
  { offer }: Pick<ReadOffer, 'offer'>,
): Promise<ReadOffer['offer'] | undefined> {
  const [row] = await db
    .select()
    .from(planOffers)
    .where(
      and(
        eq(planOffers.propertyId, offer.propertyId),
        eq(planOffers.kind, offer.kind),
        isNotNull(planOffers.content),
        inArray(planOffers.status, LIVE_OFFERS),
        ne(planOffers.id, offer.id),
        gte(planOffers.createdAt, offer.createdAt),
      ),
    )
    .orderBy(desc(planOffers.createdAt))
    .limit(1);
  return row;
}

/** The open offer of a property, if it has one of the kind. */
export async function findOpenOffer(db: Db, propertyId: number, kind: PlanKind) {
  const [row] = await db
    .select()
    .from(planOffers)
    .where(
      and(
        eq(planOffers.propertyId, propertyId),
        eq(planOffers.kind, kind),
        inArray(planOffers.status, OPEN_OFFERS),
      ),
    );
  return row;
}

/** The plan of a kind that a property has and that has not ended. */
export async function findLivePlan(db: Db, propertyId: number, kind: PlanKind) {
  const [row] = await db
    .select({ id: servicePlans.id })
    .from(servicePlans)
    .where(
      and(
        eq(servicePlans.propertyId, propertyId),
        eq(servicePlans.kind, kind),
        sql`${servicePlans.status} <> 'cancelled'`,
      ),
    );
  return row;
}

/** What was done with an offer, the earliest first, each with the name of who did it. */
export function listOfferHistory(db: Db, offerId: string) {
  return db
    .select({
      action: auditLog.action,
      at: auditLog.createdAt,
      by: sql<
        string | null
      >`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email})`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectType, 'plan-offer'), eq(auditLog.subjectId, offerId)))
    .orderBy(auditLog.id);
}

function selectOffers(db: Db, where: SQL | undefined) {
  return db
    .select({
      offer: planOffers,
      property: properties,
      user: users,
      crewName: crews.name,
      agreement: planAgreements,
      startsOn: servicePlans.startsOn,
    })
    .from(planOffers)
    .innerJoin(properties, eq(properties.id, planOffers.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .leftJoin(crews, eq(crews.id, planOffers.crewId))
    .leftJoin(servicePlans, eq(servicePlans.id, planOffers.servicePlanId))
    .leftJoin(
      planAgreements,
      and(
        eq(planAgreements.servicePlanId, planOffers.servicePlanId),
        eq(planAgreements.kind, 'start'),
      ),
    )
    .where(where);
}
