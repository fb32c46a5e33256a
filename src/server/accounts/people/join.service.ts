// Joins a customer's account by an invitation: joining signs no one in, so a forwarded link gives no one but the owner of the address
// a right.
import { noticeKinds } from '#company/facts/visit-labels.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { accountPeople } from '#server/platform/database/schema/account-people.ts';
import { noticePreferences } from '#server/platform/database/schema/notices.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { type InvitedPerson, opensAccount, personOf } from '../invitations/invited-person.ts';
import type { InvitationRow } from '../invitations/open-invitations.ts';
import { roleOf } from '../roles.ts';
import { announceAccount } from './invite.service.ts';

/**
 * Puts the invited person on the account. The account, the invitation and the mailbox are locked.
 *
 * @throws RequestProblem 409 for an address that has an account of its own, shares another one, is one of the staff's or closed.
 */
export async function joinAccount(
  { config }: ServerContext,
  tx: Tx,
  invitation: InvitationRow & { customerId: string },
  now: Date,
): Promise<void> {
  const { customerId } = invitation;
  const person = await personOf(tx, invitation);
  await refuseUnlessFree(tx, config.staffEmails, person);
  await tx.insert(accountPeople).values({ personId: person.id, customerId, joinedAt: now });
  await switchNoticesOff(tx, person.id);
  await audit(tx, {
    actorId: person.id,
    action: 'account-person-joined',
    subject: { type: 'user', id: customerId },
    details: { person: person.id },
    at: now,
  });
  await announceAccount(tx, customerId);
}

/** One address opens one account: whose it is may not depend on which invitation was pressed last. */
async function refuseUnlessFree(
  tx: Tx,
  staffEmails: string[],
  person: InvitedPerson,
): Promise<void> {
  if (person.disabledAt || roleOf(staffEmails, person) !== 'customer') {
    throw new RequestProblem(
      'wrong_state',
      'This email address can’t join an account. Please ask for an invitation to another one.',
    );
  }
  if (await opensAccount(tx, person.id)) {
    throw new RequestProblem(
      'wrong_state',
      'This email address already opens an account with us. Please ask for an invitation to another address, or call us and we’ll put the two together.',
    );
  }
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
