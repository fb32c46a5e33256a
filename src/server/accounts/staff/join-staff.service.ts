// Joins the staff by an invitation. It signs no one in: that takes a code to the invited address.
import { eq, sql } from 'drizzle-orm';
import { StaffRole } from '#contract/accounts/staff.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { endAccess } from '../end-access.ts';
import { opensAccount, personOf } from '../invitations/invited-person.ts';
import type { InvitationRow } from '../invitations/open-invitations.ts';
import { auditRole, roleOf } from '../roles.ts';

/**
 * Gives the invited person their role. Where they are signed in already they sign in again: a session of before must not become one of
 * the staff. The staff, the invitation and the mailbox are locked.
 *
 * @throws RequestProblem 409 for an address that is a customer's, one of the staff's or closed.
 */
export async function joinStaff(
  { config }: ServerContext,
  tx: Tx,
  invitation: InvitationRow,
  now: Date,
): Promise<void> {
  const person = await personOf(tx, invitation);
  const isOther = person.disabledAt || roleOf(config.staffEmails, person) !== 'customer';
  if (isOther || (await opensAccount(tx, person.id))) {
    throw new RequestProblem(
      'wrong_state',
      'This email address can’t join the staff. Please ask for an invitation to another one.',
    );
  }
  const to = StaffRole.parse(invitation.role);
  const version = sql`${users.version} + 1`;
  await tx.update(users).set({ role: to, version }).where(eq(users.id, person.id));
  await endAccess(tx, person.id);
  const change = { from: person.role, to, by: 'invitation', actorId: person.id } as const;
  await auditRole(tx, person.id, change, now);
}
