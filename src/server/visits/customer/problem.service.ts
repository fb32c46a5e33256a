// Takes a report that something went wrong on a visit, with a promise by when we reply.
import { and, eq, isNull } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { replyBy } from '#company/rules/time/reply-promise.ts';
import type { ProblemReport, VisitProblem } from '#contract/visits/visits.ts';
import { closedServiceDays } from '#server/leads/plan-requests/plan-request.queries.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { presentProblem, presentVisit } from './present-visit.ts';
import { requireOwnVisit } from './visit.service.ts';

/** More reports about one visit than this, while we owe a reply to each, are a matter for the telephone. */
const MOST_UNANSWERED = 5;

export const problemMail: JobKind<{ problemId: number }> = { name: 'visit-problem-mail' };

/**
 * Keeps a report and tells the office.
 *
 * @throws RequestProblem 404 for foreign visits, 409 for one that still lies ahead or has enough reports.
 */
export async function reportProblem(
  context: ServerContext,
  userId: string,
  visitId: number,
  report: ProblemReport,
  attempt: Attempt | undefined,
): Promise<VisitProblem> {
  const now = context.clock();
  const { officeHours, timeZone, phone } = context.settings();
  const closed = await closedServiceDays(context.db, dateInZone(now, timeZone));
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const own = await requireOwnVisit(tx, userId, visitId);
    const { state } = presentVisit(context, own);
    if (state === 'ahead' || state === 'under-way') {
      throw new RequestProblem(
        'too_late',
        `This visit is not over yet. Please add a note, or call us at ${phone}.`,
      );
    }
    const isUnanswered = and(eq(visitProblems.visitId, visitId), isNull(visitProblems.repliedAt));
    const unanswered = await tx.$count(visitProblems, isUnanswered);
    if (unanswered >= MOST_UNANSWERED) {
      throw new RequestProblem(
        'too_late',
        `We have several reports about this visit and owe you a reply to each. If it can’t wait, please call us at ${phone}.`,
      );
    }
    const promised = replyBy(now, { officeHours, timeZone, closed });
    const [row] = await tx
      .insert(visitProblems)
      .values({ visitId, userId, ...report, replyBy: promised, createdAt: now })
      .returning();
    if (!row) throw new Error('the report was not kept');
    await audit(tx, {
      actorId: userId,
      action: 'problem-reported',
      subject: { type: 'visit', id: String(visitId) },
      details: { kind: report.kind, wish: report.wish },
      at: now,
    });
    await context.jobs.enqueue(tx, problemMail, { problemId: row.id });
    await announce(tx, 'portal', userId);
    await notifyStaff(tx, 'visit', visitId);
    return presentProblem(context, row);
  });
  return answer;
}
