// Books a consultation for the person of a lead, said in the lead's thread.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { StaffBooking } from '#contract/booking/staff-booking.ts';
import type { LeadName } from '#contract/leads/leads.ts';
import { requireLeadEvent } from '#server/leads/inbox/lead.policy.ts';
import { addEntry, note } from '#server/leads/inbox/lead.service.ts';
import { readContact } from '#server/leads/inbox/lead-contact.ts';
import { findLead, requireLead } from '#server/leads/inbox/lead-source.ts';
import { removeLeadOfBooking, writeLead } from '#server/leads/inbox/write-lead.ts';
import type { Attempt } from '#server/platform/http/answer-once.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../context.ts';
import { bookConsultation } from './booking.service.ts';

/**
 * Books a consultation for the person, in one transaction with the lead's entry; this answers the lead. The booking is part
 * of this lead, and no second one in the inbox; it has the lead's language.
 *
 * @throws RequestProblem 404, and as any booking does.
 */
export async function bookForLead(
  context: ServerContext,
  { staff, name }: { staff: CurrentUser; name: LeadName },
  booking: StaffBooking,
  attempt: Attempt | undefined,
): Promise<{ id: number }> {
  const now = context.clock();
  const seen = requireLead(await findLead(context.db, name));
  requireLeadEvent('book', 'staff', seen);
  const { language } = await readContact(context.db, seen);
  const { id } = await bookConsultation(
    context,
    { ...booking, language },
    {
      visitorHash: undefined,
      // A repetition from the same lead is the same booking.
      owner: { visitorHash: tokenHash(`lead ${seen.id}`), verifiedEmail: undefined },
      // Staff have looked at it: nothing in it is reviewed again.
      inspection: { reasons: [], spends: [] },
      attempt,
      alongside: async (tx, made) => {
        const row = requireLead(await findLead(tx, name, 'lock'));
        if (row.bookedId === made.id) return;
        await removeLeadOfBooking(tx, made.id);
        const by = { event: 'book', actor: 'staff' } as const;
        await writeLead(tx, row, { ...by, values: { bookedId: made.id } }, now);
        await addEntry(tx, row, staff, now, { kind: 'made', details: { made: 'booking' } });
        await note(tx, { staff, name }, 'lead-booked', now, { appointment: String(made.id) });
        await notifyStaff(tx, 'lead', `${row.kind}-${row.sourceId}`);
      },
    },
  );
  return { id };
}
