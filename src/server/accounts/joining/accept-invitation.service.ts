// What the link of an invitation does: shows what it is to, and joins it. Looking uses nothing up, since mail scanners open links;
// joining signs no one in, so a forwarded link gives no one but the owner of the address a right.
import { eq } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { AccountInvitation } from '#contract/accounts/people.ts';
import { StaffRole } from '#contract/accounts/staff.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import { lockMailbox } from '#server/platform/database/schema/mailbox.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { invitationIdOf } from '../invitations/invitation-link.ts';
import type { InvitationRow } from '../invitations/open-invitations.ts';
import { joinAccount } from '../people/join.service.ts';
import { joinStaff } from '../staff/join-staff.service.ts';
import { lockStaff } from '../staff/staff.policy.ts';

/**
 * What a link is about.
 *
 * @throws RequestProblem 404 for a link that was not made here, and once the account or the invitation is gone.
 */
export async function lookAtInvitation(
  context: ServerContext,
  token: string,
): Promise<AccountInvitation> {
  const { db } = context;
  return present(db, await requireInvitation(context, db, token), context.clock());
}

/**
 * Joins what the invitation is to. A second time it changes nothing.
 *
 * @throws RequestProblem 404 as `lookAtInvitation`; 409 for one that has expired or was withdrawn, and for an address that cannot
 *   join (`joinAccount`, `joinStaff`).
 */
export async function acceptInvitation(
  context: ServerContext,
  token: string,
): Promise<AccountInvitation> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    await lockTarget(tx, await requireInvitation(context, tx, token));
    const invitation = await requireInvitation(context, tx, token, 'lock');
    if (invitation.acceptedAt) return present(tx, invitation, now);
    if (invitation.endedAt || invitation.expiresAt <= now) throw isOver();
    // No one becomes a customer of their own under this address at the same moment (customers/make-customer.ts).
    await tx.execute(lockMailbox('customer', invitation.email));
    const { customerId } = invitation;
    await (customerId === null
      ? joinStaff(context, tx, invitation, now)
      : joinAccount(context, tx, { ...invitation, customerId }, now));
    await tx
      .update(accountInvitations)
      .set({ acceptedAt: now })
      .where(eq(accountInvitations.id, invitation.id));
    return present(tx, { ...invitation, acceptedAt: now }, now);
  });
}

/** The account or the staff comes before the invitation, in the order in which inviting locks them. */
async function lockTarget(tx: Tx, { customerId }: InvitationRow): Promise<void> {
  if (customerId === null) await lockStaff(tx);
  else await tx.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for('update');
}

async function requireInvitation(
  { secrets }: ServerContext,
  db: Db,
  token: string,
  lock?: 'lock',
): Promise<InvitationRow> {
  const id = invitationIdOf(secrets.accountInvitation, token);
  const query = db
    .select()
    .from(accountInvitations)
    .where(eq(accountInvitations.id, id ?? ''));
  const [row] = id ? await (lock ? query.for('update') : query) : [];
  if (row) return row;
  throw new RequestProblem('not_found', 'There is no such invitation.');
}

async function present(db: Db, row: InvitationRow, now: Date): Promise<AccountInvitation> {
  const { customerId } = row;
  const [holder] =
    customerId === null ? [] : await db.select().from(users).where(eq(users.id, customerId));
  const isOpen = !row.endedAt && row.expiresAt > now;
  return {
    holder: holder ? displayName(holder) : null,
    role: row.role === null ? null : StaffRole.parse(row.role),
    email: row.email,
    status: row.acceptedAt ? 'accepted' : isOpen ? 'open' : 'over',
    expiresAt: row.expiresAt.toISOString(),
  };
}

function isOver(): RequestProblem {
  return new RequestProblem(
    'wrong_state',
    'This invitation has expired or was canceled. Please ask for another one.',
  );
}
