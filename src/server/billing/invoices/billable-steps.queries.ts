// Reads deposits and parts of accepted quotes that are due and on no invoice (docs/product/deposits.md#to-be-invoiced).
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { OWED_REQUESTS } from '#company/rules/quotes/service-request-machine.ts';
import type { Db } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { quotePaymentSteps } from '#server/platform/database/schema/quote-version.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';

/** Steps in the order of their days. Once the work is completed its invoice bills all of it, so nothing is due before. */
export async function billableSteps(db: Db, { userIds }: { userIds?: readonly string[] }) {
  const rows = await db
    .select({
      userId: serviceRequests.userId,
      step: quotePaymentSteps,
      title: quotes.title,
      place: serviceRequests.propertyAddress,
    })
    .from(quotePaymentSteps)
    .innerJoin(quotes, eq(quotes.id, quotePaymentSteps.quoteId))
    .innerJoin(serviceRequests, eq(serviceRequests.id, quotes.serviceRequestId))
    .where(
      and(
        isNotNull(quotePaymentSteps.dueSince),
        isNotNull(serviceRequests.userId),
        inArray(serviceRequests.status, [...OWED_REQUESTS]),
        userIds && inArray(serviceRequests.userId, [...userIds]),
        sql`not exists (select from invoice_items item
          where item.step_id = ${quotePaymentSteps.id} and item.released_by is null)`,
      ),
    )
    .orderBy(
      asc(serviceRequests.userId),
      asc(quotePaymentSteps.dueSince),
      asc(quotePaymentSteps.id),
    );
  return rows.map(({ userId, step, ...row }) => ({
    ...row,
    ...{ step, userId: userId ?? '', dueSince: step.dueSince ?? '' },
  }));
}
export type BillableStep = Awaited<ReturnType<typeof billableSteps>>[number];
