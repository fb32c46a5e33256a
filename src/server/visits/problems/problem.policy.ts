// What may be done with a reported problem, and if not, why (docs/product/problem-states.md).
import { and, eq, inArray } from 'drizzle-orm';
import { amountOf, centsOf, formatMoney } from '#company/rules/money/money.ts';
import {
  OWES_REPLY,
  type ProblemEvent,
  problemTransition,
} from '#company/rules/visits/problem-machine.ts';
import type { ProblemParty } from '#company/rules/visits/problem-remedies.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import { visitStateOf, visitStates } from '#company/rules/visits/visit-states.ts';
import type { RemedyForm } from '#contract/visits/visit-problems.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { isUnreported } from '../core/visit.policy.ts';
import type { VisitRow } from '../core/visit.queries.ts';
import { presentProblem } from './present-problem.ts';
import { type VisitProblemRow, wholeProblem } from './problem.queries.ts';

/** More reports about one visit than this, while we owe a reply to each, are a matter for the telephone. */
const MOST_UNANSWERED = 5;

/** Whether one side may do something with a problem in its state. What else it requires is asked beside that. */
export function mayDoProblem(
  event: ProblemEvent,
  actor: ProblemParty,
  { status }: Pick<VisitProblemRow, 'status'>,
): boolean {
  return problemTransition(event, actor, status) !== undefined;
}

/** Whether a visit is over, so that something can have gone wrong on it; not one that its customer has skipped. */
export function canReport(
  context: Pick<ServerContext, 'clock' | 'settings'>,
  visit: VisitRow,
): boolean {
  const state = visitStateOf(visit);
  if (state === 'customer_skipped') return false;
  return !visitStates[state].isOpen || isUnreported(context, visit);
}

/** @throws RequestProblem 409 for a visit that is not over, or with as many reports as wait for a reply at most. */
export async function requireReportable(
  context: Pick<ServerContext, 'clock' | 'settings'>,
  tx: Tx,
  visit: VisitRow,
): Promise<void> {
  const { phone } = context.settings();
  if (!canReport(context, visit)) {
    throw new RequestProblem(
      'too_late',
      `This visit is not over yet. Please add a note, or call us at ${phone}.`,
    );
  }
  const isUnanswered = inArray(visitProblems.status, OWES_REPLY);
  const unanswered = await tx.$count(
    visitProblems,
    and(eq(visitProblems.visitId, visit.id), isUnanswered),
  );
  if (unanswered >= MOST_UNANSWERED) {
    throw new RequestProblem(
      'too_late',
      `We have several reports about this visit and owe you a reply to each. If it can’t wait, please call us at ${phone}.`,
    );
  }
}

/** @throws RequestProblem 409 with the problem as it is by now. */
export async function requireSeenProblem(
  context: ServerContext,
  tx: Tx,
  problem: VisitProblemRow,
  seen: number,
): Promise<void> {
  if (problem.version === seen) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'Someone else has changed this problem. Please look at what is there now, and send it again.',
    { current: presentProblem(context, await wholeProblem(tx, problem)) },
  );
}

/** Why a step is not possible from a state, in the words of the side that takes it. */
export function stateRefusal(event: ProblemEvent, { status }: VisitProblemRow): RequestProblem {
  const detail =
    event === 'close' && status === 'open'
      ? 'Please reply to the customer before you close it.'
      : status === 'closed'
        ? 'This problem is closed. Please reopen it first.'
        : 'This problem is not closed.';
  return new RequestProblem('wrong_state', detail);
}

/** What a visit cost before sales tax; null where neither its lines nor its request has a price. */
export async function visitPriceOf(db: Db, visit: VisitRow): Promise<string | null> {
  if (visit.priceLines) return amountOf(linesCents(visit.priceLines));
  if (visit.serviceRequestId === null) return null;
  const [request] = await db
    .select({ final: serviceRequests.finalPrice, estimated: serviceRequests.estimatedPrice })
    .from(serviceRequests)
    .where(eq(serviceRequests.id, visit.serviceRequestId));
  return request?.final ?? request?.estimated ?? null;
}

/** @throws RequestProblem 422 for a remedy that lacks what it needs, beside the field. */
export function requireRemedyParts(
  { remedy, amount, reason, method, crewId, date, message }: RemedyForm,
  price: string | null,
): void {
  if (remedy === 'nothing' && !message) {
    throw refused('/message', 'Please tell the customer why we do nothing.');
  }
  if (remedy === 'return-visit') {
    if (crewId === undefined) throw refused('/crewId', 'Please choose a crew.');
    if (date === undefined) throw refused('/date', 'Please choose a day.');
  }
  if (remedy !== 'credit' && remedy !== 'refund') return;
  if (!amount || centsOf(amount) === 0) throw refused('/amount', 'Please enter the amount.');
  if (remedy === 'refund' && !method) throw refused('/method', 'Please say how it was refunded.');
  if (reason) return;
  if (price === null) {
    throw refused('/reason', 'We don’t know what this visit cost. Please say why this amount.');
  }
  if (centsOf(amount) > centsOf(price)) {
    const words = `That is more than the visit cost (${formatMoney(price)}). Please say why.`;
    throw refused('/reason', words);
  }
}

function refused(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}
