// Invites someone to the staff, and withdraws that.
import type { NewStaffInvitation, Staff } from '#contract/accounts/staff.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { isSameMailbox, lockMailbox } from '#server/platform/database/schema/mailbox.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { opensAccount } from '../invitations/invited-person.ts';
import { endInvitation, sendInvitation } from '../invitations/send-invitation.ts';
import { configuredRole, roleOf } from '../roles.ts';
import { lockStaff } from './staff.policy.ts';
import { readStaff } from './staff.queries.ts';

/**
 * Invites an address: one mail leaves, with a link that lasts seven days. An open invitation of the address ends with the new one.
 *
 * @throws RequestProblem 422 for an address of someone on the staff, of a customer or of a closed account, 409 for a staff that is full,
 *   429 beyond the limits.
 */
export async function inviteToStaff(
  context: ServerContext,
  actorId: string,
  { email: typed, role, ...person }: NewStaffInvitation,
): Promise<Staff> {
  const now = context.clock();
  const email = typed.toLowerCase();
  return context.db.transaction(async (tx) => {
    await lockStaff(tx);
    await tx.execute(lockMailbox('account-invitation', email));
    await refuseUnlessFree(context, tx, email);
    const wanted = { ...person, email, phone: null, to: { role }, actorId };
    const sent = await sendInvitation(context, tx, wanted, now);
    if (sent) {
      const subject = { type: 'invitation', id: sent.id } as const;
      await audit(tx, { actorId, action: 'staff-invited', subject, details: { role }, at: now });
    }
    return readStaff(context, tx, now);
  });
}

/**
 * Withdraws an open invitation. Its link opens nothing from then on.
 *
 * @throws RequestProblem 404 for one to an account, as for none, and for one that was accepted.
 */
export async function withdrawStaffInvitation(
  context: ServerContext,
  actorId: string,
  id: string,
): Promise<void> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    await endInvitation(tx, null, id, at);
    const subject = { type: 'invitation', id } as const;
    await audit(tx, { actorId, action: 'staff-invitation-withdrawn', subject, at });
  });
}

/** The owner may know who our customers are, and is told before the mail leaves. */
async function refuseUnlessFree(
  { config: { staffEmails } }: ServerContext,
  tx: Tx,
  email: string,
): Promise<void> {
  if (configuredRole(staffEmails, email)) throw notFree('STAFF_EMAILS names this address already.');
  const people = await tx.select().from(users).where(isSameMailbox(users.email, email));
  for (const person of people) {
    if (roleOf(staffEmails, person) !== 'customer') {
      throw notFree('This address belongs to someone on the staff.');
    }
    if (person.disabledAt || (await opensAccount(tx, person.id))) {
      throw notFree('This address belongs to a customer. Please use another one.');
    }
  }
}

function notFree(detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/email', detail }] });
}
