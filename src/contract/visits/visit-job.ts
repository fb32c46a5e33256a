// What crosses the wire about the job that a visit belongs to, for its customer and for staff (docs/product/plans.md#what-a-job-is-charged).
import { z } from 'zod';
import { jobCharges } from '#company/rules/visits/job-price.ts';
import { RowId } from '../platform/ids.ts';
import { JobVisit } from '../quotes/service-request.ts';

/** The accepted work that a visit is made for, with all of its days. */
export const VisitJob = z.object({
  requestId: RowId,
  days: z.array(JobVisit),
  price: z.string().nullable().describe('Of the whole job, tax included, with two decimals'),
  charge: z.enum(jobCharges).describe('What this visit is charged of it'),
});
export type VisitJob = z.infer<typeof VisitJob>;
