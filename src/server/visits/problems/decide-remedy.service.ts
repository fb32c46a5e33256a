// Decides what the office does about a problem: a return visit, a credit, a refund, or nothing, with words. One transaction.
import { eq } from 'drizzle-orm';
import type { RemedyForm } from '#contract/visits/visit-problems.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { customerCredits } from '#server/platform/database/schema/notices.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { findVisit, type VisitRow } from '../core/visit.queries.ts';
import { applyProblemEvent } from './apply-problem-event.ts';
import {
  mayDoProblem,
  requireRemedyParts,
  requireSeenProblem,
  stateRefusal,
  visitPriceOf,
} from './problem.policy.ts';
import {
  lockProblem,
  requireProblem,
  type VisitProblemRow,
  wholeProblem,
} from './problem.queries.ts';
import { cancelReturnVisit, putReturnVisit } from './return-visit.ts';

/** The decision that the mail is about, by its time: a later one sends its own. */
export const problemRemedyMail: JobKind<{
  problemId: number;
  decidedAt: string;
  messageId: number | null;
}> = { name: 'visit-problem-remedy-mail' };

/**
 * Decides what is done about a problem, or changes that, until it is closed. A credit is one row, however often it is changed; a return
 * visit that is not wanted any more leaves the schedule. The same decision sent twice is one.
 *
 * @throws RequestProblem 404 for an unknown problem; 409 `changed_meanwhile` with how it is now, `wrong_state` for a closed one or once
 *   the crew has set out for its return visit, `needs_reason` where the crew has no place; 422 for what the remedy lacks.
 */
export async function decideRemedy(
  context: ServerContext,
  staffId: string,
  id: number,
  form: RemedyForm,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const problem = await lockProblem(tx, id);
    const about = requireProblem(await findVisit(tx, problem.visitId)).visit;
    if (problem.version > form.version && (await isDecidedSo(tx, problem, form))) return;
    await requireSeenProblem(context, tx, problem, form.version);
    if (!mayDoProblem('decide', 'office', problem)) throw stateRefusal('decide', problem);
    requireRemedyParts(form, await visitPriceOf(tx, about));
    const remedyVisitId = await scheduleRemedy(context, tx, problem, about, { staffId, form });
    const values = { ...columnsOf(form), remedyVisitId, remedyAt: context.clock() };
    await putCredit(context, tx, { ...problem, ...values }, about);
    const { row, messageId } = await applyProblemEvent(context, tx, problem, {
      event: 'decide',
      by: { party: 'office', userId: staffId },
      values,
      details: auditedParts(problem, values),
      text: form.message,
    });
    const decidedAt = values.remedyAt.toISOString();
    await context.jobs.enqueue(tx, problemRemedyMail, { problemId: row.id, decidedAt, messageId });
  });
}

/** What a row has of a decision; parts of another remedy are left out. */
function columnsOf({ remedy, amount, reason, method }: RemedyForm) {
  const isMoney = remedy === 'credit' || remedy === 'refund';
  return {
    remedy,
    remedyAmount: isMoney ? (amount ?? null) : null,
    remedyReason: isMoney ? reason || null : null,
    remedyMethod: remedy === 'refund' ? method || null : null,
  };
}

/** Gives the id of the return visit; null with every other remedy. */
async function scheduleRemedy(
  context: ServerContext,
  tx: Tx,
  problem: VisitProblemRow,
  about: VisitRow,
  { staffId, form }: { staffId: string; form: RemedyForm },
): Promise<number | null> {
  const { remedy, crewId, date, time, overbookReason } = form;
  if (remedy !== 'return-visit' || crewId === undefined || date === undefined) {
    await cancelReturnVisit(context, tx, problem, staffId);
    return null;
  }
  const place = { crewId, date, time, overbookReason, staffId };
  return putReturnVisit(context, tx, problem, about, place);
}

/** A problem has one credit at most, and none once something else is done. */
async function putCredit(
  context: ServerContext,
  tx: Tx,
  { id, userId, remedy, remedyAmount }: VisitProblemRow,
  { serviceType, scheduledDate }: VisitRow,
): Promise<void> {
  if (remedy !== 'credit' || remedyAmount === null) {
    await tx.delete(customerCredits).where(eq(customerCredits.problemId, id));
    return;
  }
  const reason = `${serviceType} on ${scheduledDate}`;
  const credit = { amount: remedyAmount, reason, createdAt: context.clock() };
  await tx
    .insert(customerCredits)
    .values({ userId, problemId: id, ...credit })
    .onConflictDoUpdate({ target: customerCredits.problemId, set: credit });
}

/** What was decided, and before that. */
function auditedParts(
  before: VisitProblemRow,
  { remedy, remedyAmount, remedyReason, remedyVisitId }: Partial<VisitProblemRow>,
) {
  return {
    remedy: remedy ?? null,
    amount: remedyAmount ?? null,
    ...(remedyReason && { reason: remedyReason }),
    ...(remedyVisitId && { visit: remedyVisitId }),
    ...(before.remedy && { before: before.remedy, amountBefore: before.remedyAmount }),
  };
}

/** Whether exactly this was decided already, by the same press. */
async function isDecidedSo(tx: Tx, problem: VisitProblemRow, form: RemedyForm): Promise<boolean> {
  const { messages, remedyVisit } = await wholeProblem(tx, problem);
  const { remedy, remedyAmount, remedyReason, remedyMethod } = columnsOf(form);
  const { crewId, date, time = null, message } = form;
  return (
    problem.remedy === remedy &&
    problem.remedyAmount === remedyAmount &&
    problem.remedyReason === remedyReason &&
    problem.remedyMethod === remedyMethod &&
    (!message || messages.at(-1)?.text === message) &&
    (remedy !== 'return-visit' ||
      (remedyVisit?.crewId === crewId &&
        remedyVisit?.scheduledDate === date &&
        remedyVisit?.scheduledTime === time))
  );
}
