// Makes a transition of a service request with everything that follows from it: the line in the audit log, the mails, the signals.
import type { ServiceRequestTransition } from '#company/rules/quotes/service-request-machine.ts';
import { type AuditDetails, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { enqueueRequestMails } from './request-mails.ts';
import { signalRequest } from './request-signals.ts';
import type { ServiceRequestRow } from './service-request.queries.ts';
import { type ServiceRequestWrite, writeServiceRequest } from './write-service-request.ts';

/** Who did it by their account, and what the audit log says beside that. */
type Doing = { actorId: string; details?: AuditDetails };

/**
 * Makes a transition of a locked request. Gives the request as it is then.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition.
 */
export async function applyRequestEvent(
  context: ServerContext,
  tx: Tx,
  request: ServiceRequestRow,
  { actorId, details, ...write }: ServiceRequestWrite & Doing,
): Promise<ServiceRequestRow> {
  const now = context.clock();
  const { transition, row } = await writeServiceRequest(tx, request, write, now);
  await followTransition(
    context,
    tx,
    { transition, row },
    { actorId, ...(details && { details }) },
  );
  return row;
}

/** What follows a transition that was made of a request. */
export async function followTransition(
  { clock, jobs }: Pick<ServerContext, 'clock' | 'jobs'>,
  tx: Tx,
  { transition, row }: { transition: ServiceRequestTransition; row: ServiceRequestRow },
  { actorId, details }: Doing,
): Promise<void> {
  const { audit: action, mail, mailTo = [] } = transition.effects;
  if (action) {
    const subject = { type: 'service-request', id: String(row.id) } as const;
    await audit(tx, { actorId, action, subject, ...(details && { details }), at: clock() });
  }
  if (mail) await enqueueRequestMails(jobs, tx, row, mail, mailTo);
  await signalRequest(tx, row);
}
