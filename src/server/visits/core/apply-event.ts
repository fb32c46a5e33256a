// Makes a transition of a visit with everything that follows from it: the line in the audit log, the notice, the signals.
import { type AuditDetails, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import type { LockedVisit } from './lock-visit.ts';
import { noticeOnce } from './notice.service.ts';
import type { VisitRow } from './visit.queries.ts';
import { signalDay, signalVisit } from './visit-signals.ts';
import { type VisitWrite, writeVisit } from './write-visit.ts';

/** Who acts: a customer or one of the staff by their account, a crew by its page, or a rule. */
export type VisitActing =
  | { actor: 'customer' | 'staff'; actorId: string }
  | { actor: 'crew'; crewId: number }
  | { actor: 'system' };

/** What happens to a visit. */
export type VisitHappening = Omit<VisitWrite, 'actor'> & {
  by: VisitActing;
  details?: AuditDetails;
  /** The customer knows it already. */
  withoutNotice?: boolean;
};

/**
 * Makes a transition of a locked visit. Gives the visit as it is then.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition.
 */
export async function applyEvent(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  { by, details, withoutNotice = false, ...write }: VisitHappening,
): Promise<VisitRow> {
  const { transition, row } = await writeVisit(tx, locked.visit, { ...write, actor: by.actor });
  const { audit: action, notice, signals } = transition.effects;
  if (action) {
    const all = { ...details, ...(by.actor === 'crew' && { crewId: by.crewId }) };
    await audit(tx, {
      actorId: 'actorId' in by ? by.actorId : null,
      action,
      subject: { type: 'visit', id: String(row.id) },
      ...(Object.keys(all).length > 0 && { details: all }),
      at: context.clock(),
    });
  }
  await (signals === 'day' ? signalDay(tx, locked) : signalVisit(tx, locked));
  if (notice && !withoutNotice) await noticeOnce(context, tx, row, locked.userId, notice);
  return row;
}
