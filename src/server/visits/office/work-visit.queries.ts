// Finds the visit that the work of a service request is done on.
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { VisitStatus } from '#company/rules/visits/visit-machine.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import type { ServiceRequestRow } from '#server/quotes/service-requests/service-request.queries.ts';

/** The latest visit of a request with one of some statuses. */
export async function findWorkVisit(
  tx: Tx,
  { id }: ServiceRequestRow,
  statuses: readonly VisitStatus[],
): Promise<number | undefined> {
  const [visit] = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.serviceRequestId, id), inArray(visits.status, [...statuses])))
    .orderBy(desc(visits.id))
    .limit(1);
  return visit?.id;
}
