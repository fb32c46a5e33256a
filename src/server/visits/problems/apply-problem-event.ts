// Makes a transition of a reported problem with everything that follows from it: the promise, the message, the line in the audit log,
// the signals. The mail is enqueued by who knows what it says.
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import { replyBy } from '#company/rules/time/reply-promise.ts';
import { problemTransition } from '#company/rules/visits/problem-machine.ts';
import type { ProblemParty } from '#company/rules/visits/problem-remedies.ts';
import { closedServiceDays } from '#server/leads/plan-requests/plan-request.queries.ts';
import { type AuditDetails, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { visitProblemMessages } from '#server/platform/database/schema/notices.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import type { VisitProblemRow } from './problem.queries.ts';
import {
  addProblem,
  type NewProblem,
  type ProblemWrite,
  type WrittenProblem,
  writeProblem,
} from './write-problem.ts';

/** Who acts, by their account, and what the audit log says beside that. */
type Doing = { by: { party: ProblemParty; userId: string }; details?: AuditDetails };

/** What happens to a problem. */
export type ProblemHappening = Omit<ProblemWrite, 'actor' | 'at'> &
  Doing & {
    /** What is written with it. */
    text?: string | undefined;
  };

/** The problem as it is then, and the message that was written. */
export type HappenedProblem = { row: VisitProblemRow; messageId: number | null };

/**
 * Makes a transition of a locked problem.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition.
 */
export async function applyProblemEvent(
  context: ServerContext,
  tx: Tx,
  problem: VisitProblemRow,
  { by, details, text, event, values }: ProblemHappening,
): Promise<HappenedProblem> {
  const at = context.clock();
  const promises = problemTransition(event, by.party, problem.status)?.effects.promise === 'reply';
  const written = await writeProblem(tx, problem, {
    event,
    actor: by.party,
    at,
    values: { ...values, ...(promises && { replyBy: await promisedReply(context, tx) }) },
  });
  const messageId = text ? await addMessage(tx, problem.id, by, text, at) : null;
  await follow(context, tx, written, { by, ...(details && { details }) });
  return { row: written.row, messageId };
}

/** Adds a problem that someone on the customer's account reports, with everything that follows. */
export async function addReportedProblem(
  context: ServerContext,
  tx: Tx,
  report: Omit<NewProblem, 'replyBy' | 'closeBy' | 'createdAt'>,
  personId: string,
): Promise<VisitProblemRow> {
  const replyBy = await promisedReply(context, tx);
  const createdAt = context.clock();
  const { timeZone, problemCloseDays } = context.settings();
  const closeBy = addDays(dateInZone(createdAt, timeZone), problemCloseDays);
  const written = await addProblem(tx, { ...report, replyBy, closeBy, createdAt });
  const { kind, wish } = report;
  await follow(context, tx, written, {
    by: { party: 'customer', userId: personId },
    details: { kind, wish },
  });
  return written.row;
}

async function promisedReply(context: ServerContext, tx: Tx): Promise<Date> {
  const now = context.clock();
  const { officeHours, timeZone } = context.settings();
  const closed = await closedServiceDays(tx, dateInZone(now, timeZone));
  return replyBy(now, { officeHours, timeZone, closed });
}

async function addMessage(
  tx: Tx,
  problemId: number,
  { party, userId }: Doing['by'],
  text: string,
  createdAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(visitProblemMessages)
    .values({ problemId, party, authorId: userId, text, createdAt })
    .returning({ id: visitProblemMessages.id });
  if (!row) throw new Error('the message was not written');
  return row.id;
}

async function follow(
  context: ServerContext,
  tx: Tx,
  { transition, row }: WrittenProblem,
  { by, details }: Doing,
): Promise<void> {
  await audit(tx, {
    actorId: by.userId,
    action: transition.effects.audit,
    subject: { type: 'visit', id: String(row.visitId) },
    details: { problem: row.id, ...details },
    at: context.clock(),
  });
  await announce(tx, 'portal', row.userId);
  await notifyStaff(tx, 'visit', row.visitId);
}
