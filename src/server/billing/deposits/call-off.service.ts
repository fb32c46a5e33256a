// The office calls a job off that was accepted and is not begun: its days are free again, and what was billed of it in advance goes back
// (docs/product/deposits.md#called-off).
import { amountOf } from '#company/rules/money/money.ts';
import type { CalledOff, RequestPayments } from '#contract/billing/deposits.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { applyRequestEvent } from '#server/quotes/service-requests/apply-request-event.ts';
import { requireFound } from '#server/quotes/service-requests/present-service-request.ts';
import { serviceRequestLead } from '#server/quotes/service-requests/service-request.lead.ts';
import {
  requireRequestEvent,
  requireVersion,
} from '#server/quotes/service-requests/service-request.policy.ts';
import { findRequest } from '#server/quotes/service-requests/service-request.queries.ts';
import { leaveOut } from '#server/visits/core/visit-schedule.ts';
import { lockJob } from '#server/visits/office/lock-job.ts';
import type { ServerContext } from '../../context.ts';
import { heldCentsOf } from '../core/deposits.queries.ts';
import { mergedMeanwhile } from '../core/merged-meanwhile.ts';
import { creditLocked } from '../invoices/credit-note.service.ts';
import { stepsOfRequest } from './payment-steps.queries.ts';
import { requestPayments } from './payment-steps.service.ts';

/**
 * Calls a job off. What was paid of it in advance becomes the customer's credit, by credit notes with the same reason; what was only
 * billed is no longer owed.
 *
 * @throws RequestProblem 404; 409 when the state forbids it, it was changed in the meantime, or a crew has begun or done a day of it.
 */
export async function callOffJob(
  context: ServerContext,
  staffId: string,
  { id, version, reason }: CalledOff & { id: number },
): Promise<RequestPayments> {
  const answer = await context.db.transaction(async (tx) => {
    const seen = requireFound(await findRequest(tx, id));
    if (seen.userId) await lockAccounts(tx, [seen.userId]);
    const request = requireFound(await findRequest(tx, id, 'lock'));
    if (request.userId !== seen.userId) throw mergedMeanwhile();
    requireRequestEvent('callOff', 'staff', request);
    requireVersion(version, request);
    await freeDays(context, tx, id, staffId);
    const cents = await giveBack(context, tx, id, { staffId, reason });
    await applyRequestEvent(context, tx, request, {
      ...{ event: 'callOff', actor: 'staff', actorId: staffId },
      values: { declineReason: reason },
      details: { reason, ...(cents > 0 && { givenBack: amountOf(cents) }) },
    });
    await notifyStaff(tx, 'billing');
    return requestPayments(tx, id);
  });
  await context.journal.append(serviceRequestLead, id);
  return answer;
}

async function freeDays(
  context: ServerContext,
  tx: Tx,
  id: number,
  staffId: string,
): Promise<void> {
  const { begun, open } = await lockJob(tx, id, []);
  if (begun.length > 0) {
    throw new RequestProblem(
      'wrong_state',
      'A crew has begun this job or done a part of it. Complete it with a lower price instead.',
    );
  }
  for (const { locked } of open) {
    await leaveOut(context, tx, locked, { actor: 'staff', actorId: staffId });
  }
}

/** Credits what was billed in advance. Gives what that came to, in cents. */
async function giveBack(
  context: ServerContext,
  tx: Tx,
  requestId: number,
  { staffId, reason }: { staffId: string; reason: string },
): Promise<number> {
  const billed = (await stepsOfRequest(tx, requestId)).flatMap(({ invoice }) => invoice?.id ?? []);
  const held = await heldCentsOf(tx, billed);
  let cents = 0;
  for (const id of new Set(billed)) {
    if ((held.get(id) ?? 0) <= 0) continue;
    cents += await creditLocked(context, tx, staffId, { id, reason, billAgain: false });
  }
  return cents;
}
