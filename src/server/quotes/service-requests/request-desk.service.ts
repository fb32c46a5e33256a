// What the office does with a service request before there is work: take it up, decline it, look at it again. One transaction
// each.
import { and, eq, ne } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { changeRequest, requireVersion } from './change-request.ts';
import { presentById, requireFound } from './present-service-request.ts';
import { enqueueRequestMails } from './request-mails.ts';
import { serviceRequestLead } from './service-request.lead.ts';
import { type RequestAction, requirePossible } from './service-request.policy.ts';
import { findRequest, type ServiceRequestRow } from './service-request.queries.ts';

/** Who of the office acts, on which request, in which version they saw it. */
export type DeskAct = { staff: CurrentUser; id: number; version: number };

/** The customer sees from now on that somebody is at it. */
export function takeUp(context: ServerContext, act: DeskAct): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'take up', async (tx, row, now) => {
    await note(tx, act, 'service-request-taken-up', now);
    return changeRequest(tx, row, { takenUpBy: act.staff.id, takenUpAt: now }, now);
  });
}

/** Says that it cannot be done, and why. A quote that was sent for it can no longer be accepted. */
export function declineRequest(
  context: ServerContext,
  act: DeskAct,
  reason: string,
): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'decline', async (tx, row, now) => {
    await tx
      .update(quotes)
      .set({ status: 'declined', answeredAt: now, answerNote: reason })
      .where(and(eq(quotes.serviceRequestId, row.id), eq(quotes.status, 'sent')));
    await note(tx, act, 'service-request-declined', now);
    const columns = { status: 'declined', declineReason: reason, declinedBy: 'office' };
    const changed = await changeRequest(tx, row, columns, now);
    await enqueueRequestMails(context.jobs, tx, changed, 'declined', ['customer']);
    return changed;
  });
}

/**
 * Takes back that the office has declined it: it is under review again, and its customer is told.
 *
 * @throws RequestProblem 409 when its customer has declined it, or a quote was sent for it.
 */
export function reopenRequest(context: ServerContext, act: DeskAct): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'reopen', async (tx, row, now) => {
    if (row.declinedBy !== 'office') {
      throw new RequestProblem('wrong_state', 'The customer declined it: send a new version.');
    }
    // A draft is still one; what was sent is put in place anew by revising it.
    const sent = and(eq(quotes.serviceRequestId, row.id), ne(quotes.status, 'draft'));
    if ((await tx.$count(quotes, sent)) > 0) {
      throw new RequestProblem('wrong_state', 'It has a quote: send a new version of that.');
    }
    await note(tx, act, 'service-request-reopened', now);
    const columns = { status: 'pending', declineReason: null, declinedBy: null };
    const changed = await changeRequest(tx, row, columns, now);
    await enqueueRequestMails(context.jobs, tx, changed, 'reopened', ['customer']);
    return changed;
  });
}

/**
 * One action of the office.
 *
 * @throws RequestProblem 404 for no request; 409 when the state forbids it or it was changed in the meantime.
 */
export async function doAtDesk(
  context: ServerContext,
  { id, version }: DeskAct,
  action: RequestAction,
  work: (tx: Tx, row: ServiceRequestRow, now: Date) => Promise<ServiceRequestRow>,
): Promise<ServiceRequest> {
  const now = context.clock();
  const done = await context.db.transaction(async (tx) => {
    const row = requireFound(await findRequest(tx, id, 'lock'));
    requirePossible(action, row.status);
    requireVersion(version, row);
    await work(tx, row, now);
    return presentById(tx, id, 'office');
  });
  await context.journal.append(serviceRequestLead, id);
  return done;
}

/** Leaves the line of an action in the audit log. */
export async function note(
  tx: Tx,
  { staff, id }: DeskAct,
  action: AuditAction,
  at: Date,
  details: Record<string, string | number> = {},
): Promise<void> {
  const subject = { type: 'service-request', id: String(id) } as const;
  await audit(tx, { actorId: staff.id, action, subject, details, at });
}
