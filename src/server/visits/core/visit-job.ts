// The job that a visit belongs to, as its pages show it.
import { jobChargeOf } from '#company/rules/visits/job-price.ts';
import type { VisitJob } from '#contract/visits/visit-job.ts';
import type { Db } from '#server/platform/database/client.ts';
import { presentJobVisit } from '#server/quotes/service-requests/present-service-request.ts';
import {
  findRequest,
  listJobVisits,
} from '#server/quotes/service-requests/service-request.queries.ts';
import type { VisitRow } from './visit.queries.ts';

/** Reads the job of a visit; null for one that is made for no accepted work. */
export async function readVisitJob(
  db: Db,
  visit: Pick<VisitRow, 'serviceRequestId' | 'jobPrice'>,
): Promise<VisitJob | null> {
  if (visit.serviceRequestId === null) return null;
  const request = await findRequest(db, visit.serviceRequestId);
  if (!request) return null;
  const job = await listJobVisits(db, request.id);
  return {
    requestId: request.id,
    days: job.map((one) => presentJobVisit(one, job)),
    price: request.finalPrice ?? request.estimatedPrice,
    charge: jobChargeOf(visit),
  };
}
