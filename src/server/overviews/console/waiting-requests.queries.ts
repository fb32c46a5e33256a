// Reads which service requests wait for the office: to be quoted, for a day, or for another one.
import { and, asc, eq, sql } from 'drizzle-orm';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { WaitingKind } from '#contract/overviews/console.ts';
import type { Db } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { serviceRequests, visits } from '#server/platform/database/schema/visits.ts';
import { entry, SHOWN, type WaitingRow } from './waiting-row.ts';

export const isPendingRequest = eq(serviceRequests.status, 'pending');
export const isAcceptedRequest = eq(serviceRequests.status, 'accepted');
/** A crew, the office or a customer's wish left one of its days undone, and it has no other day yet. */
export const isLeftUndone = and(
  eq(serviceRequests.status, 'scheduled'),
  sql`exists (select from visits where service_request_id = service_requests.id and status = 'skipped')`,
);

/** Requests without a quote, the oldest first. */
export async function listRequests(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select()
    .from(serviceRequests)
    .where(isPendingRequest)
    .orderBy(asc(serviceRequests.createdAt))
    .limit(SHOWN);
  return rows.map((request) => requestRow('request', request, request.createdAt));
}

/** Work that its customer has accepted waits for a day since then. */
export async function listAccepted(db: Db): Promise<WaitingRow[]> {
  const acceptedAt =
    sql<Date>`coalesce(${quotes.answeredAt}, ${serviceRequests.updatedAt})`.mapWith(
      quotes.answeredAt,
    );
  const rows = await db
    .select({ request: serviceRequests, acceptedAt })
    .from(serviceRequests)
    .leftJoin(
      quotes,
      and(eq(quotes.serviceRequestId, serviceRequests.id), eq(quotes.status, 'accepted')),
    )
    .where(isAcceptedRequest)
    .orderBy(asc(acceptedAt))
    .limit(SHOWN);
  return rows.map(({ request, acceptedAt: since }) => requestRow('accepted', request, since));
}

/** Work of which a day was left undone waits for another one since then. */
export async function listUndone(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select({ request: serviceRequests, visit: visits })
    .from(serviceRequests)
    .innerJoin(
      visits,
      and(eq(visits.serviceRequestId, serviceRequests.id), eq(visits.status, 'skipped')),
    )
    .where(eq(serviceRequests.status, 'scheduled'))
    .orderBy(asc(visits.updatedAt))
    .limit(SHOWN);
  return rows.map(({ request, visit }) => ({
    ...requestRow('undone', request, visit.updatedAt),
    words: `${request.serviceType}, ${formatDate(visit.scheduledDate)}: ${visit.skipReason ?? ''}`,
  }));
}

type ServiceRequestRow = typeof serviceRequests.$inferSelect;

function requestRow(kind: WaitingKind, request: ServiceRequestRow, since: Date): WaitingRow {
  return {
    ...entry(kind, `/console/requests/${request.id}`, since),
    name: request.customerName,
    customerId: request.userId,
    words: `${request.serviceType}: ${request.description.slice(0, 120)}`,
    phone: request.customerPhone,
  };
}
