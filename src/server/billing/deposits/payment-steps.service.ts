// The office follows what was agreed about paying a job, and says when a progress payment is due (docs/product/deposits.md).
import { eq, sql } from 'drizzle-orm';
import { paymentStepStateOf } from '#company/rules/billing/payment-step-state.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { OWED_REQUESTS } from '#company/rules/quotes/service-request-machine.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { OwnDeposit, RequestPayments } from '#contract/billing/deposits.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { creditNotes } from '#server/platform/database/schema/billing.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { storeStepDue } from '#server/quotes/quotes/payment-steps.ts';
import { requireFound } from '#server/quotes/service-requests/present-service-request.ts';
import {
  findRequest,
  findRequestOf,
} from '#server/quotes/service-requests/service-request.queries.ts';
import type { ServerContext } from '../../context.ts';
import { openCentsOf } from '../core/balances.queries.ts';
import { heldCentsOf } from '../core/deposits.queries.ts';
import { findStep, stepsOfRequest } from './payment-steps.queries.ts';

/** @throws RequestProblem 404 for a request that is not there. */
export async function requestPayments(db: Db, requestId: number): Promise<RequestPayments> {
  const request = await findRequest(db, requestId);
  if (!request) throw new RequestProblem('not_found', 'We could not find this request.');
  const rows = await stepsOfRequest(db, requestId);
  const ids = rows.flatMap(({ invoice }) => invoice?.id ?? []);
  const open = await openCentsOf(db, ids);
  const held = await heldCentsOf(db, ids);
  const isOwed = OWED_REQUESTS.includes(request.status);
  const steps: RequestPayments['steps'] = [];
  for (const { step, invoice } of rows) {
    const openCents = open.get(invoice?.id ?? '') ?? 0;
    const heldCents = held.get(invoice?.id ?? '') ?? 0;
    const creditedCents = invoice ? await creditedCentsOf(db, invoice.id) : 0;
    const billed = invoice && { openCents, heldCents, creditedCents };
    steps.push({
      ...{ id: step.id, kind: step.kind, name: step.name, percent: step.percent },
      amount: amountOf(step.cents),
      // Work that is completed is billed as a whole, and of a job that was called off nothing is.
      state: paymentStepStateOf(isOwed && step.dueSince !== null, billed),
      invoice: invoice && {
        ...{ id: invoice.id, number: invoice.number },
        ...{ open: amountOf(Math.max(0, openCents)), held: amountOf(heldCents) },
      },
    });
  }
  return { customerId: request.userId, steps };
}

/**
 * The deposit of an own request; null where none was agreed.
 *
 * @throws RequestProblem 404 for a request that is not there or not theirs.
 */
export async function ownDeposit(
  db: Db,
  user: SignedInPerson,
  requestId: number,
): Promise<OwnDeposit | null> {
  requireFound(await findRequestOf(db, user, requestId));
  const { steps } = await requestPayments(db, requestId);
  const deposit = steps.find(({ kind }) => kind === 'deposit');
  if (!deposit) return null;
  const { amount, state, invoice } = deposit;
  return { amount, state, invoiceId: invoice?.id ?? null };
}

/**
 * Says that a progress payment is due, or that it is not yet. A second time changes nothing.
 *
 * @throws RequestProblem 404; 409 for a deposit, for one that is billed, and when the work is not under way.
 */
export async function setStepDue(
  context: ServerContext,
  staffId: string,
  { stepId, isDue }: { stepId: number; isDue: boolean },
): Promise<RequestPayments> {
  return context.db.transaction(async (tx) => {
    const seen = await findStep(tx, stepId);
    if (!seen) throw new RequestProblem('not_found', 'We could not find this payment.');
    if (seen.request.userId) await lockAccounts(tx, [seen.request.userId]);
    await findRequest(tx, seen.request.id, 'lock');
    const found = await findStep(tx, stepId);
    if (!found) throw new RequestProblem('not_found', 'We could not find this payment.');
    const { step, request, billedOn } = found;
    if ((step.dueSince !== null) === isDue) return requestPayments(tx, request.id);
    if (billedOn !== null) {
      throw new RequestProblem('wrong_state', `This payment is on invoice ${billedOn} already.`);
    }
    if (step.kind === 'deposit' || !OWED_REQUESTS.includes(request.status)) {
      throw new RequestProblem(
        'wrong_state',
        'Only a progress payment of work that is agreed and not completed can become due.',
      );
    }
    const at = context.clock();
    const since = dateInZone(at, context.settings().timeZone);
    await storeStepDue(tx, stepId, isDue ? { since, by: staffId } : null);
    const subject = { type: 'service-request', id: String(request.id) } as const;
    const details = { name: step.name, amount: amountOf(step.cents) };
    const action = isDue ? 'payment-step-due' : 'payment-step-not-due';
    await audit(tx, { actorId: staffId, action, subject, details, at });
    await notifyStaff(tx, 'billing');
    await notifyStaff(tx, 'request', request.id);
    return requestPayments(tx, request.id);
  });
}

async function creditedCentsOf(db: Db, invoiceId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${creditNotes.totalCents}), 0)::float8` })
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoiceId));
  return row?.cents ?? 0;
}
