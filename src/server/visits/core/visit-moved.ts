// The mail about a visit that was moved, by the office or by its customer: enqueued with the move.
import type { JobKind } from '#server/platform/jobs/job.ts';

/** A visit that was moved, with when it was before; the mail is sent while it is still where it was moved to. */
export type VisitMovedJob = {
  visitId: number;
  version: number;
  before: { date: string; time: string | null };
  /** Left out when the office has moved it. */
  by?: 'customer';
};

export const visitMovedMail: JobKind<VisitMovedJob> = { name: 'visit-moved-mail' };
