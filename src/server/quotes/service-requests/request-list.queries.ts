// Reads the office's list of requests: page by page, by state and by words, and how many there are in each state.
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import {
  type ServiceRequestStatus,
  serviceRequestStatuses,
} from '#company/rules/quotes/service-request-machine.ts';
import { MOST_COUNTED, type StateCounts } from '#contract/quotes/request-desk.ts';
import { searchOf, searchQuery } from '#server/customers/search-terms.ts';
import type { Db } from '#server/platform/database/client.ts';
import { serviceRequests, wordsOfRequest } from '#server/platform/database/schema/visits.ts';
import { columnsFor, type ReadRequest } from './service-request.queries.ts';

/** So many stand on a page; where the next one begins comes with each. */
const PAGE = 50;

/** What is asked for: a state, words, and from below which id on. */
export type RequestFilter = {
  status: ServiceRequestStatus | undefined;
  q: string | undefined;
  before: number | undefined;
};

/** A page of the list, the latest first. */
export async function listRequests(
  db: Db,
  { status, q, before }: RequestFilter,
): Promise<{ items: ReadRequest[]; next: number | null }> {
  const rows = await db
    .select(columnsFor('office'))
    .from(serviceRequests)
    .where(
      and(
        status ? eq(serviceRequests.status, status) : undefined,
        q ? hasWords(q) : undefined,
        before ? lt(serviceRequests.id, before) : undefined,
      ),
    )
    .orderBy(desc(serviceRequests.id))
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE);
  return { items, next: rows.length > PAGE ? (items.at(-1)?.row.id ?? null) : null };
}

/**
 * How many there are in each state. Each is counted up to one more than the page says, so that it costs the same however many
 * years of finished work there are.
 */
export async function countStates(db: Db): Promise<StateCounts> {
  const counts = serviceRequestStatuses.map(
    (status) => sql`(select count(*)::int from (
      select from ${serviceRequests} where ${serviceRequests.status} = ${status} limit ${MOST_COUNTED + 1}) as found) as ${sql.identifier(status)}`,
  );
  const { rows } = await db.execute<Record<ServiceRequestStatus, number>>(
    sql`select ${sql.join(counts, sql`, `)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return row;
}

/** Whether a request has words that begin like each of those typed. */
function hasWords(typed: string): SQL {
  const words = searchOf(typed);
  // What has no letter and no digit is in no request.
  return words === null
    ? sql`false`
    : sql`${wordsOfRequest(serviceRequests)} @@ ${searchQuery(words)}`;
}
