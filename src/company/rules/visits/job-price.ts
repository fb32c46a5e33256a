// What a visit is charged of the job that it belongs to: the whole price once, on the visit that ended it
// (docs/product/plans.md#what-a-job-is-charged).
import { centsOf } from '../money/money.ts';

/** The job is not completed; this visit is charged its price; it is part of a job that is charged on another one. */
export const jobCharges = ['ahead', 'charged', 'part-of-job'] as const;
export type JobCharge = (typeof jobCharges)[number];

/** What a visit is charged of its job. `jobPrice` is dollars with two decimals, null until the job is completed. */
export function jobChargeOf({ jobPrice }: { jobPrice: string | null }): JobCharge {
  if (jobPrice === null) return 'ahead';
  return centsOf(jobPrice) > 0 ? 'charged' : 'part-of-job';
}
