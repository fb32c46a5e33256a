// Reads service requests: one, those of a person, those of the office.
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { VisitSkipKind, VisitStatus } from '#company/rules/visits/visit-states.ts';
import type { Db } from '#server/platform/database/client.ts';
import { properties, serviceRequests } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { isOf } from './service-request.policy.ts';

export type ServiceRequestRow = typeof serviceRequests.$inferSelect;

/** A visit of a request's work, as its request reads it. */
export type JobVisitRow = {
  id: number;
  version: number;
  date: string;
  time: string | null;
  crewId: number | null;
  crew: string | null;
  status: VisitStatus;
  skipKind: VisitSkipKind | null;
  skipReason: string | null;
};

/** A request with what its tables around it add for one of the two sides. */
export type ReadRequest = {
  row: ServiceRequestRow;
  quoteId: string | null;
  unread: number;
  visits: JobVisitRow[];
};

/** Who reads: the customer, who has not read the office's messages, or the office. */
export type Side = 'customer' | 'office';

/** What a query of requests reads for one of the two sides. */
export function columnsFor(side: Side) {
  return {
    row: serviceRequests,
    // Drizzle leaves table names out of a query of one table, so the outer one is written by hand.
    quoteId: sql<string | null>`(
      select quote.id from quotes as quote
      where quote.service_request_id = service_requests.id and quote.status <> 'draft')`,
    unread: sql<number>`(
      select count(*)::int from request_messages as message
      where message.service_request_id = service_requests.id
        and message.from_office = ${side === 'customer'} and message.read_at is null)`,
    visits: jobVisits(),
  };
}

/** The visits of a request by date, those of one date by their crews; without those that were canceled. */
function jobVisits(): SQL<JobVisitRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('id', visit.id, 'version', visit.version,
        'date', visit.scheduled_date, 'time', visit.scheduled_time, 'crewId', crew.id, 'crew', crew.name,
        'status', visit.status, 'skipKind', visit.skip_kind, 'skipReason', visit.skip_reason)
      order by visit.scheduled_date, crew.name, visit.id), '[]')
    from visits as visit left join crews as crew on crew.id = visit.crew_id
    where visit.service_request_id = service_requests.id and visit.status <> 'cancelled')`;
}

/** The visits of one request, as its list has them. */
export async function listJobVisits(db: Db, serviceRequestId: number): Promise<JobVisitRow[]> {
  const [found] = await db
    .select({ visits: jobVisits() })
    .from(serviceRequests)
    .where(eq(serviceRequests.id, serviceRequestId));
  return found?.visits ?? [];
}

/** All requests of a person, the latest first. */
export function listRequestsOf(db: Db, user: SignedInPerson): Promise<ReadRequest[]> {
  return db
    .select(columnsFor('customer'))
    .from(serviceRequests)
    .where(isOf(user))
    .orderBy(desc(serviceRequests.id));
}

/** A request as one side reads it. */
export async function readRequest(
  db: Db,
  id: number,
  side: Side,
): Promise<ReadRequest | undefined> {
  const [found] = await db
    .select(columnsFor(side))
    .from(serviceRequests)
    .where(eq(serviceRequests.id, id));
  return found;
}

/** A request by its id; with `lock` no one else changes it, or its quote, before the transaction has ended. */
export async function findRequest(
  db: Db,
  id: number,
  lock?: 'lock',
): Promise<ServiceRequestRow | undefined> {
  const query = db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** The same when it is a person's own. */
export async function findRequestOf(
  db: Db,
  user: SignedInPerson,
  id: number,
  lock?: 'lock',
): Promise<ServiceRequestRow | undefined> {
  const query = db
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.id, id), isOf(user)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** The properties of a person, the oldest first. */
export function listPropertiesOf(db: Db, userId: string) {
  return db
    .select({ id: properties.id, address: properties.address })
    .from(properties)
    .where(eq(properties.userId, userId))
    .orderBy(properties.id);
}
