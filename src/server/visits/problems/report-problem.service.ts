// Takes a report that something went wrong on a visit, with photos and a promise by when we reply.
import type { ProblemReport, VisitProblem } from '#contract/visits/visit-problems.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { claimPhotos } from '#server/platform/photos/photo.service.ts';
import type { ServerContext } from '../../context.ts';
import { findOwnVisit } from '../core/visit.queries.ts';
import { addReportedProblem } from './apply-problem-event.ts';
import { presentProblem } from './present-problem.ts';
import { requireReportable } from './problem.policy.ts';
import { requireProblem, wholeProblem } from './problem.queries.ts';

export const problemMail: JobKind<{ problemId: number }> = { name: 'visit-problem-mail' };

/** Who reports, and the visitor whose browser uploaded the photos. */
export type Reporter = { user: SignedInPerson; visitorHash: string | undefined };

/**
 * Keeps a report with its photos and notifies the office.
 *
 * @throws RequestProblem 404 for foreign visits, 409 for one that still lies ahead or has enough reports, 422 when a photo is not
 *   the reporter's.
 */
export async function reportProblem(
  context: ServerContext,
  { user, visitorHash }: Reporter,
  visitId: number,
  { photos, ...report }: ProblemReport,
  attempt: Attempt | undefined,
): Promise<VisitProblem> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const { visit } = requireProblem(await findOwnVisit(tx, user.customerId, visitId));
    await requireReportable(context, tx, visit);
    const values = { visitId, userId: user.customerId, ...report };
    const row = await addReportedProblem(context, tx, values, user.id);
    await claimPhotos(tx, photos, visitorHash, { visitProblemId: row.id }, context.clock());
    await context.jobs.enqueue(tx, problemMail, { problemId: row.id });
    return presentProblem(context, await wholeProblem(tx, row));
  });
  return answer;
}
