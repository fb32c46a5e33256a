// Reads what customers can be billed for: visits that are done, charges of the office, and credits that were promised, none of them on an
// invoice yet (docs/product/billing.md#what-is-billed).
import { and, asc, eq, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PlanKind, PlanLine } from '#company/rules/visits/plan-lines.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { charges, invoiceItems, unbilledVisits } from '#server/platform/database/schema/billing.ts';
import { customerCredits } from '#server/platform/database/schema/notices.ts';
import { quoteLineItems, quotes } from '#server/platform/database/schema/quote.ts';
import { properties, servicePlans, visits } from '#server/platform/database/schema/visits.ts';

/** A visit that is done and charged. */
export type BillableVisit = {
  userId: string;
  visitId: number;
  serviceType: string;
  servedOn: string;
  place: string;
  planKind: PlanKind | null;
  priceLines: PlanLine[] | null;
  jobPrice: string | null;
  serviceRequestId: number | null;
};

/** Whose work is read: some customers, or everyone; done on a day or after it. */
export type Asked = { userIds?: readonly string[]; since: string | null };

/** Visits in the order of their days. */
export async function billableVisits(db: Db, { userIds, since }: Asked): Promise<BillableVisit[]> {
  return db
    .select({
      userId: properties.userId,
      visitId: visits.id,
      serviceType: visits.serviceType,
      servedOn: visits.scheduledDate,
      place: properties.address,
      planKind: servicePlans.kind,
      priceLines: visits.priceLines,
      jobPrice: visits.jobPrice,
      serviceRequestId: visits.serviceRequestId,
    })
    .from(unbilledVisits)
    .innerJoin(visits, eq(visits.id, unbilledVisits.visitId))
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .leftJoin(servicePlans, eq(servicePlans.id, visits.servicePlanId))
    .where(
      and(
        eq(visits.status, 'completed'),
        or(isNotNull(visits.priceLines), sql`${visits.jobPrice} > 0`),
        since === null ? undefined : gte(unbilledVisits.servedOn, since),
        among(properties.userId, userIds),
        notBilled(sql`${invoiceItems.visitId} = ${visits.id}`),
      ),
    )
    .orderBy(asc(properties.userId), asc(visits.scheduledDate), asc(visits.id));
}

/** Charges in the order of their days. */
export function billableCharges(db: Db, { userIds }: Asked) {
  return db
    .select({ charge: charges, place: properties.address })
    .from(charges)
    .leftJoin(properties, eq(properties.id, charges.propertyId))
    .where(
      and(among(charges.userId, userIds), notBilled(sql`${invoiceItems.chargeId} = ${charges.id}`)),
    )
    .orderBy(asc(charges.userId), asc(charges.chargedOn), asc(charges.id));
}

/** Credits with what is left of each, in cents before tax, the oldest first. */
export async function openCredits(db: Db, { userIds }: Asked) {
  // Names stand as the database has them: within a statement about one table, columns are written without theirs.
  const used = sql<number>`coalesce((select -sum(item.subtotal_cents) from invoice_items item
    where item.credit_id = customer_credits.id and item.released_by is null), 0)::float8`;
  const rows = await db
    .select({
      id: customerCredits.id,
      userId: customerCredits.userId,
      reason: customerCredits.reason,
      availableCents: sql<number>`(round(${customerCredits.amount} * 100)::int - ${used})`,
    })
    .from(customerCredits)
    .where(among(customerCredits.userId, userIds))
    .orderBy(asc(customerCredits.id));
  return rows.filter(({ availableCents }) => availableCents > 0);
}

/** The quotes that jobs were accepted by, by the ids of their requests: the lines that count, and what they came to. */
export async function acceptedQuotes(db: Db, requestIds: readonly number[]) {
  if (requestIds.length === 0) return [];
  const rows = await db
    .select({ quote: quotes, line: quoteLineItems })
    .from(quotes)
    .innerJoin(quoteLineItems, eq(quoteLineItems.quoteId, quotes.id))
    .where(and(eq(quotes.status, 'accepted'), inArray(quotes.serviceRequestId, [...requestIds])))
    .orderBy(asc(quotes.id), asc(quoteLineItems.position));
  return rows;
}

/** Who is billed, by their ids. */
export async function billedCustomers(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const { id, firstName, lastName, email, phone, language, disabledAt } = users;
  return db
    .select({ id, firstName, lastName, email, phone, language, disabledAt })
    .from(users)
    .where(inArray(users.id, [...userIds]));
}

function among(
  column: typeof properties.userId | typeof charges.userId | typeof customerCredits.userId,
  ids?: readonly string[],
): SQL | undefined {
  return ids && inArray(column, [...ids]);
}

function notBilled(isIt: SQL): SQL {
  return sql`not exists (select from ${invoiceItems} where ${isIt} and ${invoiceItems.releasedBy} is null)`;
}
