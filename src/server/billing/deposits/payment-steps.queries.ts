// Reads deposits and progress payments of requests, with the invoice that bills each.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { OWED_REQUESTS } from '#company/rules/quotes/service-request-machine.ts';
import type { Db } from '#server/platform/database/client.ts';
import { invoiceItems, invoices } from '#server/platform/database/schema/billing.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { quotePaymentSteps } from '#server/platform/database/schema/quote-version.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';

/** The steps of a request in their order, each with the invoice that it is on. */
export function stepsOfRequest(db: Db, requestId: number) {
  return db
    .select({
      step: quotePaymentSteps,
      // The id comes first: an object of a left join is taken for missing when its first column is null.
      invoice: { id: invoices.id, number: invoices.number, totalCents: invoices.totalCents },
    })
    .from(quotePaymentSteps)
    .innerJoin(quotes, eq(quotes.id, quotePaymentSteps.quoteId))
    .leftJoin(
      invoiceItems,
      and(eq(invoiceItems.stepId, quotePaymentSteps.id), isNull(invoiceItems.releasedBy)),
    )
    .leftJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(quotes.serviceRequestId, requestId))
    .orderBy(asc(quotePaymentSteps.position));
}

/** A step with its request, whoever asks. */
export async function findStep(db: Db, stepId: number) {
  const [row] = await db
    .select({ step: quotePaymentSteps, request: serviceRequests, billedOn: invoices.number })
    .from(quotePaymentSteps)
    .innerJoin(quotes, eq(quotes.id, quotePaymentSteps.quoteId))
    .innerJoin(serviceRequests, eq(serviceRequests.id, quotes.serviceRequestId))
    .leftJoin(
      invoiceItems,
      and(eq(invoiceItems.stepId, quotePaymentSteps.id), isNull(invoiceItems.releasedBy)),
    )
    .leftJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(quotePaymentSteps.id, stepId));
  return row;
}

/** Requests whose work is agreed and not done, and whose deposit is not paid: on no invoice, or something is owed on it. */
export async function requestsWithoutDeposit(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: serviceRequests.id })
    .from(serviceRequests)
    .innerJoin(quotes, eq(quotes.serviceRequestId, serviceRequests.id))
    .innerJoin(quotePaymentSteps, eq(quotePaymentSteps.quoteId, quotes.id))
    .leftJoin(
      invoiceItems,
      and(eq(invoiceItems.stepId, quotePaymentSteps.id), isNull(invoiceItems.releasedBy)),
    )
    .where(
      and(
        inArray(serviceRequests.status, [...OWED_REQUESTS]),
        eq(quotePaymentSteps.kind, 'deposit'),
        sql`(${invoiceItems.id} is null or (select coalesce(sum(line.cents), 0) from ledger_lines line
          where line.invoice_id = ${invoiceItems.invoiceId}) > 0)`,
      ),
    )
    .orderBy(asc(serviceRequests.id));
  return rows.map(({ id }) => id);
}
