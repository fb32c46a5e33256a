// Decides about a booking that waits for the office in the leads inbox: its time is kept, or given back.
import type { Lead } from '#contract/leads/leads.ts';
import {
  addEntry,
  changeLead,
  doAtLead,
  type LeadAct,
  note,
} from '#server/leads/inbox/lead.service.ts';
import { type LeadDecision, notThis } from '#server/leads/inbox/lead-review.service.ts';
import { findLead, requireLead } from '#server/leads/inbox/lead-source.ts';
import type { ServerContext } from '../context.ts';
import { decideReview } from './review.service.ts';

/**
 * Decides. The seat hangs on it, so it cannot be taken back.
 *
 * @throws RequestProblem 404; 409 when it was changed meanwhile, or for holding it.
 */
export async function reviewBooking(
  context: ServerContext,
  act: LeadAct,
  decision: LeadDecision,
): Promise<Lead> {
  if (decision === 'hold') throw notThis();
  const seen = requireLead(await findLead(context.db, act.name));
  if (seen.isHeld && seen.version === act.version) {
    const choice = decision === 'release' ? 'release' : 'confirm';
    await decideReview(context, Number(act.name.id), { decision: choice });
  }
  return doAtLead(context, act, async (tx, row, now) => {
    const isReleased = decision === 'release';
    await changeLead(tx, row, isReleased ? { stage: 'spam' } : {});
    await addEntry(tx, row, act.staff, now, { kind: 'made', details: { made: decision } });
    await note(tx, act, isReleased ? 'lead-released' : 'lead-let-in', now);
  });
}
