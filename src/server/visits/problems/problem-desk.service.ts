// What the office does with a problem that a customer reported: looks at it, replies, closes it, reopens it
// (docs/product/console.md#problems). What is done about it: decide-remedy.service.ts.
import { displayName } from '#company/rules/customers/person-name.ts';
import { OWES_REPLY } from '#company/rules/visits/problem-machine.ts';
import type { DeskProblem, ProblemReply } from '#contract/visits/visit-problems.ts';
import { leadClock } from '#server/leads/inbox/present-lead.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { mayDo } from '../core/visit.policy.ts';
import { findDeskVisit } from '../crew/reported-visit.queries.ts';
import { applyProblemEvent } from './apply-problem-event.ts';
import { mailAnswersOf } from './mail-answers.queries.ts';
import { presentProblemPage } from './present-problem.ts';
import { requireSeenProblem, visitPriceOf } from './problem.policy.ts';
import {
  findProblem,
  lockProblem,
  requireProblem,
  type VisitProblemRow,
  wholeProblem,
} from './problem.queries.ts';

export const problemReplyMail: JobKind<{ problemId: number; messageId?: number }> = {
  name: 'visit-problem-reply-mail',
};

/** So much of an answer by mail is shown; the rest is in its conversation. */
const SHOWN = 600;

/** @throws RequestProblem 404 for an unknown problem. */
export async function deskProblem(context: ServerContext, id: number): Promise<DeskProblem> {
  const { db } = context;
  const problem = requireProblem(await findProblem(db, id));
  const found = requireProblem(await findDeskVisit(db, problem.visitId));
  const whole = await wholeProblem(db, problem);
  const answers = await mailAnswersOf(db, problem);
  const { visit, customer } = found;
  const { remedyVisit } = whole;
  return {
    ...presentProblemPage(context, whole, found, answers),
    mailAnswers: answers.map(({ at, text, sessionId }) => ({
      ...{ at, text: text.slice(0, SHOWN).toWellFormed() },
      path: `/admin-support/${sessionId}`,
    })),
    dueMinutes: (await dueMinutes(context, [problem]))(problem),
    customer: {
      id: customer.id,
      name: displayName(customer),
      email: customer.email,
      phone: customer.phone,
    },
    price: await visitPriceOf(db, visit),
    remedyReason: problem.remedyReason,
    returnVisit:
      remedyVisit && mayDo('move', 'staff', remedyVisit)
        ? {
            crewId: remedyVisit.crewId,
            date: remedyVisit.scheduledDate,
            time: remedyVisit.scheduledTime,
          }
        : null,
  };
}

type Due = Pick<VisitProblemRow, 'status' | 'replyBy'>;

/** Counts the office hours until the promised replies, or since. */
export async function dueMinutes(
  context: ServerContext,
  problems: readonly Due[],
): Promise<(problem: Due) => number | null> {
  const first = Math.min(
    context.clock().getTime(),
    ...problems.map(({ replyBy }) => replyBy.getTime()),
  );
  const { now, minutes } = await leadClock(context, new Date(first));
  return ({ status, replyBy }) => {
    if (!OWES_REPLY.includes(status)) return null;
    return replyBy > now ? minutes(now, replyBy) : -minutes(replyBy, now);
  };
}

/**
 * Replies to a problem: the customer is mailed and reads it in the portal. The same reply sent twice is one.
 *
 * @throws RequestProblem 404 for an unknown problem, 409 with how it is now when it was changed since it was seen.
 */
export async function replyToProblem(
  context: ServerContext,
  staffId: string,
  id: number,
  { version, text, isSettled = false }: ProblemReply,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const problem = await lockProblem(tx, id);
    const last = (await wholeProblem(tx, problem)).messages.at(-1);
    if (problem.version > version && last?.from === 'office' && last.text === text) return;
    await requireSeenProblem(context, tx, problem, version);
    const by = { party: 'office', userId: staffId } as const;
    const { row, messageId } = await applyProblemEvent(context, tx, problem, {
      event: 'reply',
      by,
      text,
    });
    if (messageId !== null) {
      await context.jobs.enqueue(tx, problemReplyMail, { problemId: id, messageId });
    }
    if (isSettled) await applyProblemEvent(context, tx, row, { event: 'close', by });
  });
}

/**
 * Closes a problem that was answered. Closed already, it stays so.
 *
 * @throws RequestProblem 404 for an unknown problem, 409 for one without a reply or changed since it was seen.
 */
export async function closeProblem(
  context: ServerContext,
  staffId: string,
  id: number,
  version: number,
): Promise<void> {
  await change(context, staffId, id, { event: 'close', version, isDone: 'closed' });
}

/**
 * Reopens a closed problem, with a new promise.
 *
 * @throws RequestProblem 404 for an unknown problem, 409 for one that was changed since it was seen.
 */
export async function reopenProblem(
  context: ServerContext,
  staffId: string,
  id: number,
  version: number,
): Promise<void> {
  await change(context, staffId, id, { event: 'reopen', version, isDone: 'open' });
}

type Change = {
  event: 'close' | 'reopen';
  version: number;
  /** The status in which it is done already. */
  isDone: VisitProblemRow['status'];
};

async function change(
  context: ServerContext,
  staffId: string,
  id: number,
  { event, version, isDone }: Change,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const problem = await lockProblem(tx, id);
    if (problem.status === isDone) return;
    await requireSeenProblem(context, tx, problem, version);
    await applyProblemEvent(context, tx, problem, {
      event,
      by: { party: 'office', userId: staffId },
    });
  });
}
