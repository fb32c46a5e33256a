// Reads the quotes that wait for a customer's answer.
import { and, desc, eq, gte, isNull, or } from 'drizzle-orm';
import type { OpenQuote } from '#contract/overviews/portal.ts';
import type { Db } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { isOf } from '#server/quotes/service-requests/service-request.policy.ts';

/**
 * The quotes that a person can accept on a day (YYYY-MM-DD at the company), the latest first. One whose last day has passed
 * is left out; its request says so.
 */
export async function listOpenQuotes(
  db: Db,
  user: SignedInPerson,
  today: string,
): Promise<OpenQuote[]> {
  return db
    .select({
      requestId: serviceRequests.id,
      title: quotes.title,
      total: quotes.total,
      validUntil: quotes.validUntil,
    })
    .from(quotes)
    .innerJoin(serviceRequests, eq(serviceRequests.id, quotes.serviceRequestId))
    .where(
      and(
        isOf(user),
        eq(quotes.status, 'sent'),
        or(isNull(quotes.validUntil), gte(quotes.validUntil, today)),
      ),
    )
    .orderBy(desc(quotes.sentAt));
}
