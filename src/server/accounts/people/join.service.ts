// What the link of an invitation does: shows whose account it is, and joins it. Looking uses nothing up, since mail scanners open
// links; joining signs no one in, so a forwarded link gives no one but the owner of the address a right.
import { eq, sql } from 'drizzle-orm';
import { noticeKinds } from '#company/facts/visit-labels.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { AccountInvitation } from '#contract/accounts/people.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  accountInvitations,
  accountPeople,
} from '#server/platform/database/schema/account-people.ts';
import { lockMailbox } from '#server/platform/database/schema/mailbox.ts';
import { noticePreferences } from '#server/platform/database/schema/notices.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { roleOf } from '../roles.ts';
import type { InvitationRow } from './account-people.queries.ts';
import { invitationIdOf } from './invitation-link.ts';
import { announceAccount } from './invite.service.ts';

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
 * Joins the account. A second time it changes nothing.
 *
 * @throws RequestProblem 404 as `lookAtInvitation`; 409 for one that has expired or was taken back, and for an address that has
 *   an account of its own, shares another one, is one of the staff's or closed.
 */
export async function joinAccount(
  context: ServerContext,
  token: string,
): Promise<AccountInvitation> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const { customerId } = await requireInvitation(context, tx, token);
    await tx.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for('update');
    const invitation = await requireInvitation(context, tx, token, 'lock');
    if (invitation.acceptedAt) return present(tx, invitation, now);
    if (invitation.endedAt || invitation.expiresAt <= now) throw isOver();
    // No one becomes a customer of their own under this address at the same moment (customers/make-customer.ts).
    await tx.execute(lockMailbox('customer', invitation.email));
    const person = await personOf(tx, invitation);
    await refuseUnlessFree(tx, context.config.staffEmails, person);
    const values = { personId: person.id, customerId, joinedAt: now };
    await tx.insert(accountPeople).values(values);
    await switchNoticesOff(tx, person.id);
    await tx
      .update(accountInvitations)
      .set({ acceptedAt: now })
      .where(eq(accountInvitations.id, invitation.id));
    const subject = { type: 'user', id: customerId } as const;
    const action = 'account-person-joined';
    await audit(tx, {
      actorId: person.id,
      action,
      subject,
      details: { person: person.id },
      at: now,
    });
    await announceAccount(tx, customerId);
    return present(tx, { ...invitation, acceptedAt: now }, now);
  });
}

type Person = typeof users.$inferSelect;

/** The person of the address, made on first sight; a blank name or number is filled with what the invitation says. */
async function personOf(
  tx: Tx,
  { email, firstName, lastName, phone }: InvitationRow,
): Promise<Person> {
  await tx.insert(users).values({ email, firstName, lastName, phone }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
    .for('update');
  if (!row) throw new Error('the invited person was not kept');
  const isNameless = !row.firstName && !row.lastName;
  const blanks = {
    ...(isNameless && { firstName, lastName }),
    ...(!row.phone && phone && { phone }),
  };
  if (Object.keys(blanks).length > 0) {
    await tx.update(users).set(blanks).where(eq(users.id, row.id));
  }
  return row;
}

/** One address opens one account: whose it is may not depend on which invitation was pressed last. */
async function refuseUnlessFree(tx: Tx, staffEmails: string[], person: Person): Promise<void> {
  if (person.disabledAt || roleOf(staffEmails, person) !== 'customer') {
    throw new RequestProblem(
      'wrong_state',
      'This email address can’t join an account. Please ask for an invitation to another one.',
    );
  }
  const { rows } = await tx.execute(sql`
    select 1 where exists (select from account_people where ${person.id} in (person_id, customer_id))
      or exists (select from properties where user_id = ${person.id})
      or exists (select from service_requests where user_id = ${person.id})`);
  if (rows.length === 0) return;
  throw new RequestProblem(
    'wrong_state',
    'This email address already opens an account with us. Please ask for an invitation to another address, or call us and we’ll put the two together.',
  );
}

/** The holder gets the notices; anyone else switches on what they want. */
async function switchNoticesOff(tx: Tx, userId: string): Promise<void> {
  const off = noticeKinds.map(({ value }) => ({ userId, kind: value, isOn: false }));
  await tx
    .insert(noticePreferences)
    .values(off)
    .onConflictDoUpdate({
      target: [noticePreferences.userId, noticePreferences.kind, noticePreferences.channel],
      set: { isOn: false },
    });
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
  const [holder] = await db.select().from(users).where(eq(users.id, row.customerId));
  const isOpen = !row.endedAt && row.expiresAt > now;
  return {
    holder: displayName(holder ?? {}),
    email: row.email,
    status: row.acceptedAt ? 'accepted' : isOpen ? 'open' : 'over',
    expiresAt: row.expiresAt.toISOString(),
  };
}

function isOver(): RequestProblem {
  return new RequestProblem(
    'wrong_state',
    'This invitation has expired or was taken back. Please ask for another one.',
  );
}
