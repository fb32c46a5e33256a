// Reads quotes that were sent before, for a new one to start from: of the same customer, then of the same kind of work.
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { OlderQuote } from '#contract/quotes/quote-desk.ts';
import type { Db } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import type { ServiceRequestRow } from '../service-requests/service-request.queries.ts';

/** So many of each. */
const MOST = 8;

/** The older quotes; a draft is none, nor is the quote of the request itself. */
export async function readOlderQuotes(db: Db, request: ServiceRequestRow): Promise<OlderQuote[]> {
  const ofCustomer = eq(sql`lower(${quotes.customerEmail})`, request.customerEmail.toLowerCase());
  const own = await read(db, request.id, ofCustomer, desc(quotes.sentAt));
  // By the id of its request, which its index gives in order: the kinds of work are few, so the first page is full soon.
  const ofKind = eq(serviceRequests.serviceType, request.serviceType);
  const alike = await read(db, request.id, ofKind, desc(serviceRequests.id));
  const others = alike.filter(({ id }) => !own.some((one) => one.id === id));
  return [...own.map(present(true)), ...others.map(present(false))];
}

function read(db: Db, requestId: number, which: SQL, order: SQL) {
  return db
    .select({
      id: quotes.id,
      title: quotes.title,
      customerName: quotes.customerName,
      total: quotes.total,
      sentAt: quotes.sentAt,
    })
    .from(quotes)
    .innerJoin(serviceRequests, eq(serviceRequests.id, quotes.serviceRequestId))
    .where(and(which, ne(quotes.status, 'draft'), ne(serviceRequests.id, requestId)))
    .orderBy(order)
    .limit(MOST);
}

const present =
  (isSameCustomer: boolean) =>
  ({ sentAt, ...row }: Awaited<ReturnType<typeof read>>[number]): OlderQuote => ({
    ...row,
    sentAt: sentAt?.toISOString() ?? '',
    isSameCustomer,
  });
