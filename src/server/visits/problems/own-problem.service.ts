// What a customer does with a problem they have reported: reads it, writes again, says that it is settled.
import type { ProblemPage, VisitProblem } from '#contract/visits/visit-problems.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { findOwnVisit } from '../core/visit.queries.ts';
import { applyProblemEvent } from './apply-problem-event.ts';
import { mailAnswersOf } from './mail-answers.queries.ts';
import { presentProblem, presentProblemPage } from './present-problem.ts';
import { requireSeenProblem } from './problem.policy.ts';
import { findProblem, lockProblem, requireProblem, wholeProblem } from './problem.queries.ts';

export const problemMessageMail: JobKind<{ problemId: number; messageId: number }> = {
  name: 'visit-problem-message-mail',
};

/**
 * An own problem with its visit.
 *
 * @throws RequestProblem 404, the same whether it is someone else's or was never there.
 */
export async function ownProblem(
  context: ServerContext,
  userId: string,
  id: number,
): Promise<ProblemPage> {
  const row = await findProblem(context.db, id);
  const own = row?.userId === userId ? row : undefined;
  const problem = requireProblem(own);
  const visit = requireProblem(await findOwnVisit(context.db, userId, problem.visitId));
  const answers = await mailAnswersOf(context.db, problem);
  return presentProblemPage(context, await wholeProblem(context.db, problem), visit, answers);
}

/**
 * Writes to the office. A problem that was answered or closed is open again, with a new promise: what its customer writes is
 * never refused for what the office has done meanwhile.
 *
 * @throws RequestProblem 404 for foreign problems.
 */
export async function writeToOffice(
  context: ServerContext,
  user: SignedInPerson,
  id: number,
  text: string,
  attempt: Attempt | undefined,
): Promise<VisitProblem> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const problem = await lockProblem(tx, id, user.customerId);
    const { row, messageId } = await applyProblemEvent(context, tx, problem, {
      event: 'write',
      by: { party: 'customer', userId: user.id },
      text,
    });
    if (messageId !== null) {
      await context.jobs.enqueue(tx, problemMessageMail, { problemId: id, messageId });
    }
    return presentProblem(context, await wholeProblem(tx, row));
  });
  return answer;
}

/**
 * Closes an own problem. Closed already, it stays so.
 *
 * @throws RequestProblem 404 for foreign problems, 409 with how it is now when the office has written since it was seen.
 */
export async function settleProblem(
  context: ServerContext,
  user: SignedInPerson,
  id: number,
  version: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const problem = await lockProblem(tx, id, user.customerId);
    if (problem.status === 'closed') return;
    await requireSeenProblem(context, tx, problem, version);
    await applyProblemEvent(context, tx, problem, {
      event: 'close',
      by: { party: 'customer', userId: user.id },
    });
  });
}
