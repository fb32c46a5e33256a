// Says in the thread of a lead what became of its plan, and moves the lead on.
import type { CurrentUser } from '#contract/accounts/account.ts';
import { addEntry, changeLead } from '#server/leads/inbox/lead.service.ts';
import type { LeadRow } from '#server/leads/inbox/lead-source.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';

type LeadStep = {
  stage: 'quoted' | 'won';
  made: 'plan-offer' | 'plan';
  /** Null when its customer did it. */
  staff: CurrentUser | null;
  at: Date;
};

/** A plan was offered, or has started. Either answers the lead. */
export async function noteOnLead(
  tx: Tx,
  lead: LeadRow,
  { stage, made, staff, at }: LeadStep,
): Promise<void> {
  await changeLead(tx, lead, {
    stage,
    ...(lead.firstAnsweredAt === null && { firstAnsweredAt: at }),
  });
  await addEntry(tx, lead, staff, at, { kind: 'made', details: { made } });
  await notifyStaff(tx, 'lead', `${lead.kind}-${lead.sourceId}`);
}
