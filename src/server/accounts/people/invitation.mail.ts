// The mail that invites someone to an account: its reader, its link and its id. Loaded with the first one.
import { eq } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import { accountInvitationMail } from '#server/platform/mail/account-invitation-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { ServerContext } from '../../context.ts';
import { invitationPath } from './invitation-link.ts';

/** What the invited person is sent; undefined once the invitation was accepted, taken back or has expired. */
export async function invitationMailOf(
  { db, clock, config, secrets, settings }: ServerContext,
  invitationId: string,
): Promise<Mail | undefined> {
  const [found] = await db
    .select({ invitation: accountInvitations, holder: users })
    .from(accountInvitations)
    .innerJoin(users, eq(users.id, accountInvitations.customerId))
    .where(eq(accountInvitations.id, invitationId));
  if (!found) return undefined;
  const { invitation, holder } = found;
  if (invitation.acceptedAt || invitation.endedAt || invitation.expiresAt <= clock())
    return undefined;
  const facts = {
    firstName: invitation.firstName,
    holder: displayName(holder),
    link: new URL(invitationPath(secrets.accountInvitation, invitation.id), config.publicUrl).href,
    lastDay: dateInZone(invitation.expiresAt, settings().timeZone),
  };
  const mail = await accountInvitationMail(facts, settings());
  return { ...mail, to: invitation.email, id: `account-invitation-${invitation.id}` };
}
