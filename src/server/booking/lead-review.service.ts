// Decides about a booking that waits for the office in the leads inbox: its time is kept, or given back.
import type { LeadDecision } from '#company/rules/leads/lead-machine.ts';
import type { Lead } from '#contract/leads/leads.ts';
import { actOnLead, addEntry, type LeadAct, note } from '#server/leads/inbox/lead.service.ts';
import { notThis } from '#server/leads/inbox/lead-review.service.ts';
import { findLead, requireLead } from '#server/leads/inbox/lead-source.ts';
import { writeLead } from '#server/leads/inbox/write-lead.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../context.ts';
import { decideReview } from './review.service.ts';

/**
 * Decides. The seat hangs on it, so it cannot be taken back.
 *
 * @throws RequestProblem 404, also for one that was never reviewed; 409 when it was changed or decided otherwise meanwhile, or for holding it.
 */
export async function reviewBooking(
  context: ServerContext,
  act: LeadAct,
  decision: LeadDecision,
): Promise<Lead> {
  if (decision === 'hold') throw notThis();
  const isReleased = decision === 'release';
  const seen = requireLead(await findLead(context.db, act.name));
  if (seen.version === act.version) {
    const choice = isReleased ? 'release' : 'confirm';
    const { state } = await decideReview(context, Number(act.name.id), { decision: choice });
    if (isReleased !== (state === 'released')) {
      throw new RequestProblem('wrong_state', 'This booking has been decided already.');
    }
  }
  return actOnLead(context, act, async (tx, row, now) => {
    await writeLead(tx, row, { event: isReleased ? 'release' : 'letIn', actor: 'staff' }, now);
    await addEntry(tx, row, act.staff, now, { kind: 'made', details: { made: decision } });
    await note(tx, act, isReleased ? 'lead-released' : 'lead-let-in', now);
  });
}
