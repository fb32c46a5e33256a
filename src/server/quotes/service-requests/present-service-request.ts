// A service request as the API tells of it: each field that leaves is named here.
import { jobDayOf } from '#company/rules/visits/job-days.ts';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { JobVisit, ServiceRequest } from '#contract/quotes/service-request.ts';
import type { Db } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import {
  type JobVisitRow,
  type ReadRequest,
  readRequest,
  type Side,
} from './service-request.queries.ts';

/** The request for either side. Internal notes stay inside. */
export function presentRequest({ row, quoteId, unread, visits }: ReadRequest): ServiceRequest {
  const ahead = visits.filter(({ status }) => OPEN_VISITS.includes(status));
  const crews = new Set(ahead.flatMap(({ crew }) => crew ?? []));
  return {
    id: row.id,
    version: row.version,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    propertyAddress: row.propertyAddress,
    serviceType: row.serviceType,
    description: row.description,
    preferredDate: row.preferredDate,
    urgency: row.urgency,
    status: row.status,
    estimatedPrice: row.estimatedPrice,
    finalPrice: row.finalPrice,
    photos: row.photos,
    assignedCrew: crews.size > 0 ? [...crews].join(', ') : row.assignedCrew,
    scheduledDate: ahead[0]?.date ?? row.scheduledDate,
    days: visits.map((visit) => presentJobVisit(visit, visits)),
    completedAt: row.completedAt?.toISOString() ?? null,
    declineReason: row.declineReason,
    declinedBy: row.declinedBy,
    isTakenUp: row.takenUpAt !== null,
    quoteId,
    unread,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A visit of a job, with its day among the others. */
export function presentJobVisit(visit: JobVisitRow, job: readonly JobVisitRow[]): JobVisit {
  const { id, date, time, crew, status } = visit;
  return { id, date, time, crew, status, jobDay: jobDayOf(job, visit) };
}

/** Reads a request that is known to be there and presents it. */
export async function presentById(db: Db, id: number, side: Side): Promise<ServiceRequest> {
  return presentRequest(requireFound(await readRequest(db, id, side)));
}

/**
 * The found thing.
 *
 * @throws RequestProblem 404, the same for what is someone else's and for what never was.
 */
export function requireFound<Found>(found: Found | undefined): Found {
  if (found !== undefined) return found;
  throw new RequestProblem('not_found', 'We could not find this request.');
}
