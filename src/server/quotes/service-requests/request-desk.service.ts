// What the office does with a service request before there is work: take it up, look at it again. One transaction each.
import { and, eq, ne } from 'drizzle-orm';
import type { ServiceRequestEvent } from '#company/rules/quotes/service-request-machine.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import type { AuditDetails } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { applyRequestEvent } from './apply-request-event.ts';
import { presentById, requireFound } from './present-service-request.ts';
import { serviceRequestLead } from './service-request.lead.ts';
import { requireRequestEvent, requireVersion } from './service-request.policy.ts';
import { findRequest, type ServiceRequestRow } from './service-request.queries.ts';
import type { NewServiceRequest } from './write-service-request.ts';

/** Who of the office acts, on which request, in which version they saw it. */
export type DeskAct = { staff: CurrentUser; id: number; version: number };

/** What an action changes of a request beside its state, and what the audit log says of it. */
export type DeskWork = { values?: Partial<NewServiceRequest>; details?: AuditDetails };

/** The customer sees from now on that someone is at it. */
export function takeUp(context: ServerContext, act: DeskAct): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'takeUp', async (_tx, _row, now) => ({
    values: { takenUpBy: act.staff.id, takenUpAt: now },
  }));
}

/**
 * Takes back that the office has declined it: it is under review again, and its customer is told.
 *
 * @throws RequestProblem 409 when its customer has declined it, or a quote was sent for it.
 */
export function reopenRequest(context: ServerContext, act: DeskAct): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'reopen', async (tx, row) => {
    // A draft is still one; what was sent is put in place anew by revising it.
    const sent = and(eq(quotes.serviceRequestId, row.id), ne(quotes.status, 'draft'));
    if ((await tx.$count(quotes, sent)) > 0) {
      throw new RequestProblem('wrong_state', 'It has a quote: send a new version of that.');
    }
    return {};
  });
}

/**
 * One action of the office: `work` does what belongs to it before the request itself changes.
 *
 * @throws RequestProblem 404 for no request; 409 when the state forbids it or it was changed in the meantime.
 */
export async function doAtDesk(
  context: ServerContext,
  { staff, id, version }: DeskAct,
  event: ServiceRequestEvent,
  work: (tx: Tx, row: ServiceRequestRow, now: Date) => Promise<DeskWork>,
): Promise<ServiceRequest> {
  const now = context.clock();
  const done = await context.db.transaction(async (tx) => {
    const row = requireFound(await findRequest(tx, id, 'lock'));
    requireRequestEvent(event, 'staff', row);
    requireVersion(version, row);
    const by = { event, actor: 'staff', actorId: staff.id } as const;
    await applyRequestEvent(context, tx, row, { ...by, ...(await work(tx, row, now)) });
    return presentById(tx, id, 'office');
  });
  await context.journal.append(serviceRequestLead, id);
  return done;
}
