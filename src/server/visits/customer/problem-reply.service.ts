// What the office does with a problem that a customer reported: replies, closes it, opens it again
// (docs/product/portal.md#something-wrong).
import { eq, sql } from 'drizzle-orm';
import type { ProblemReply } from '#contract/visits/console-visit.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import type { VisitProblemRow } from '../core/visit.queries.ts';
import { presentProblem } from './present-visit.ts';

export const problemReplyMail: JobKind<{ problemId: number }> = {
  name: 'visit-problem-reply-mail',
};

/**
 * Replies to a problem, once: the customer is mailed and reads it in the portal. The same reply again changes nothing.
 *
 * @throws RequestProblem 404 for an unknown problem, 409 with how it is now when it was changed since it was seen.
 */
export async function replyToProblem(
  context: ServerContext,
  staffId: string,
  id: number,
  { version, reply, isSettled = false }: ProblemReply,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const problem = await lockProblem(tx, id);
    if (problem.reply === reply) return;
    requireSeen(context, problem, version);
    if (problem.repliedAt) {
      throw new RequestProblem('wrong_state', 'This problem already has a reply.');
    }
    const closedAt = isSettled ? now : null;
    await change(context, tx, problem, {
      staffId,
      action: 'problem-answered',
      values: { reply, repliedAt: now, closedAt },
    });
    await context.jobs.enqueue(tx, problemReplyMail, { problemId: id });
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
  await context.db.transaction(async (tx) => {
    const problem = await lockProblem(tx, id);
    if (problem.closedAt) return;
    requireSeen(context, problem, version);
    if (!problem.repliedAt) {
      throw new RequestProblem('wrong_state', 'Please reply to the customer before you close it.');
    }
    const values = { closedAt: context.clock() };
    await change(context, tx, problem, { staffId, action: 'problem-closed', values });
  });
}

/**
 * Opens a closed problem again. Its reply stays.
 *
 * @throws RequestProblem 404 for an unknown problem, 409 for one that was changed since it was seen.
 */
export async function reopenProblem(
  context: ServerContext,
  staffId: string,
  id: number,
  version: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const problem = await lockProblem(tx, id);
    if (!problem.closedAt) return;
    requireSeen(context, problem, version);
    const values = { closedAt: null };
    await change(context, tx, problem, { staffId, action: 'problem-reopened', values });
  });
}

async function lockProblem(tx: Tx, id: number): Promise<VisitProblemRow> {
  const [row] = await tx.select().from(visitProblems).where(eq(visitProblems.id, id)).for('update');
  if (!row) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return row;
}

function requireSeen(context: ServerContext, problem: VisitProblemRow, seen: number): void {
  if (problem.version === seen) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'Someone else has changed this problem. Please look at what is there now, and send it again.',
    { current: presentProblem(context, problem) },
  );
}

type Change = {
  staffId: string;
  action: AuditAction;
  values: Partial<typeof visitProblems.$inferInsert>;
};

async function change(
  context: ServerContext,
  tx: Tx,
  { id, visitId, userId }: VisitProblemRow,
  { staffId, action, values }: Change,
): Promise<void> {
  await tx
    .update(visitProblems)
    .set({ ...values, version: sql`${visitProblems.version} + 1` })
    .where(eq(visitProblems.id, id));
  await audit(tx, {
    actorId: staffId,
    action,
    subject: { type: 'visit', id: String(visitId) },
    details: { problem: id, isClosed: (values.closedAt ?? null) !== null },
    at: context.clock(),
  });
  await announce(tx, 'portal', userId);
  await notifyStaff(tx, 'visit', visitId);
}
