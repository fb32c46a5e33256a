// Says in the thread of a lead what became of its plan, and moves the lead on.
import type { CurrentUser } from '#contract/accounts/account.ts';
import { addEntry } from '#server/leads/inbox/lead.service.ts';
import type { LeadRow } from '#server/leads/inbox/lead-source.ts';
import { writeLead } from '#server/leads/inbox/write-lead.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';

type LeadStep = {
  made: 'plan-offer' | 'plan';
  /** Null when its customer did it. */
  staff: CurrentUser | null;
  at: Date;
};

/** A plan was offered, or has started. Either answers the lead. */
export async function noteOnLead(
  tx: Tx,
  lead: LeadRow,
  { made, staff, at }: LeadStep,
): Promise<void> {
  const event = made === 'plan' ? 'startPlan' : 'offerPlan';
  await writeLead(tx, lead, { event, actor: staff ? 'staff' : 'customer' }, at);
  await addEntry(tx, lead, staff, at, { kind: 'made', details: { made } });
  await notifyStaff(tx, 'lead', `${lead.kind}-${lead.sourceId}`);
}
