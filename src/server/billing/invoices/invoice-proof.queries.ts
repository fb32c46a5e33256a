// Reads the proof behind the items of an invoice: when the crew came and left, its photos, and the text that the customer agreed to
// (docs/product/billing.md#proof).
import { eq, inArray, sql } from 'drizzle-orm';
import type { InvoiceItem } from '#contract/billing/invoice.ts';
import type { Db } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import {
  quoteAcceptances,
  quotePaymentSteps,
} from '#server/platform/database/schema/quote-version.ts';
import { visits } from '#server/platform/database/schema/visits.ts';

type Proof = NonNullable<InvoiceItem['visit']>;

/** The text of the quote that the work of a visit was accepted by. */
const ACCEPTED_QUOTE = sql`(select signed.content_hash from quote_acceptances signed
  join quotes on quotes.id = signed.quote_id where quotes.service_request_id = visits.service_request_id limit 1)`;

/** What was last agreed of the plan of a visit before it was done. */
const AGREED_PLAN = sql`(select agreed.terms_hash from plan_agreements agreed
  where agreed.service_plan_id = visits.service_plan_id and agreed.agreed_at <= visits.completed_at
  order by agreed.agreed_at desc limit 1)`;

/** The proof of visits by their ids. */
export async function proofOf(db: Db, visitIds: readonly number[]): Promise<Map<number, Proof>> {
  if (visitIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: visits.id,
      arrivedAt: visits.arrivedAt,
      completedAt: visits.completedAt,
      unsureTimes: visits.unsureTimes,
      photos: sql<number>`(select count(*)::int from photos where photos.visit_id = visits.id)`,
      agreementHash: sql<string | null>`coalesce(${ACCEPTED_QUOTE}, ${AGREED_PLAN})`,
    })
    .from(visits)
    .where(inArray(visits.id, [...visitIds]));
  return new Map(
    rows.map(({ unsureTimes, arrivedAt, completedAt, ...row }) => [
      row.id,
      {
        ...row,
        // A time that the telephone could not know for sure is no proof.
        arrivedAt: unsureTimes.includes('arrivedAt') ? null : (arrivedAt?.toISOString() ?? null),
        completedAt: unsureTimes.includes('completedAt')
          ? null
          : (completedAt?.toISOString() ?? null),
      },
    ]),
  );
}

/** The accepted quotes that deposits and parts are of, by the ids of these. */
export async function quotesOfSteps(
  db: Db,
  stepIds: readonly number[],
): Promise<Map<number, NonNullable<InvoiceItem['quote']>>> {
  if (stepIds.length === 0) return new Map();
  const rows = await db
    .select({
      stepId: quotePaymentSteps.id,
      requestId: quotes.serviceRequestId,
      agreementHash: quoteAcceptances.contentHash,
    })
    .from(quotePaymentSteps)
    .innerJoin(quotes, eq(quotes.id, quotePaymentSteps.quoteId))
    .innerJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
    .where(inArray(quotePaymentSteps.id, [...stepIds]));
  return new Map(
    rows.flatMap(({ stepId, requestId, agreementHash }) =>
      requestId === null ? [] : [[stepId, { requestId, agreementHash }] as const],
    ),
  );
}
