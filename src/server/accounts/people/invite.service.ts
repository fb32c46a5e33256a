// Invites someone to a customer's account, and takes that back. The holder does it, or the office.
import { eq, sql } from 'drizzle-orm';
import type { AccountPeople, PersonInvitation } from '#contract/accounts/people.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import { lockMailbox, mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { isOpenTo } from '../invitations/open-invitations.ts';
import { endInvitation, sendInvitation } from '../invitations/send-invitation.ts';
import { idsOnAccount, readAccountPeople } from './account-people.queries.ts';

/** Whose account it is, and who acts. */
export type OnAccount = { customerId: string; actorId: string };

/**
 * Invites an address: one mail leaves, with a link that lasts seven days. Whether the address is known to us is not told; that
 * is said to its owner alone, who opens the link. An open invitation of the address ends with the new one.
 *
 * @throws RequestProblem 409 for an account that is full, 422 for an address that is on the account, 429 beyond the limits.
 */
export async function inviteToAccount(
  context: ServerContext,
  { customerId, actorId }: OnAccount,
  { email: typed, ...person }: PersonInvitation,
): Promise<AccountPeople> {
  const now = context.clock();
  const email = typed.toLowerCase();
  return context.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for('update');
    await tx.execute(lockMailbox('account-invitation', email));
    await refuseIfOnAccount(tx, customerId, email);
    const wanted = { ...person, email, phone: person.phone || null, to: { customerId }, actorId };
    if (await sendInvitation(context, tx, wanted, now)) {
      const subject = { type: 'user', id: customerId } as const;
      await audit(tx, { actorId, action: 'account-invitation-sent', subject, at: now });
      await announceAccount(tx, customerId);
    }
    return readAccountPeople(tx, customerId, now);
  });
}

/**
 * Takes an open invitation back. Its link opens nothing from then on.
 *
 * @throws RequestProblem 404 for one of another account, as for none, and for one that was accepted.
 */
export async function withdrawInvitation(
  context: ServerContext,
  { customerId, actorId }: OnAccount,
  id: string,
): Promise<void> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    await endInvitation(tx, customerId, id, at);
    const subject = { type: 'user', id: customerId } as const;
    await audit(tx, { actorId, action: 'account-invitation-withdrawn', subject, at });
    await announceAccount(tx, customerId);
  });
}

/** Ends every open invitation of a customer. */
export async function endInvitations(tx: Tx, customerId: string, at: Date): Promise<void> {
  await tx.update(accountInvitations).set({ endedAt: at }).where(isOpenTo(customerId));
}

/** Has the pages of everyone on an account, and those of the office, load again. */
export async function announceAccount(tx: Tx, customerId: string): Promise<void> {
  await announce(tx, 'portal', customerId);
  await notifyStaff(tx, 'customer', customerId);
}

async function refuseIfOnAccount(tx: Tx, customerId: string, email: string): Promise<void> {
  const ids = await idsOnAccount(tx, customerId);
  const { rows } = await tx.execute(sql`
    select 1 from users where id = any(${sql.param(ids)}::uuid[])
      and ${mailboxOf(sql`email`)} = ${mailboxOf(sql`${email}::text`)} limit 1`);
  if (rows.length === 0) return;
  const detail = 'This address is on the account already.';
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/email', detail }] });
}
