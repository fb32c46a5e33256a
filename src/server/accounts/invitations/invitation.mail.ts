// The mail of an invitation: its reader, its link and its id. Loaded with the first one.

import { eq } from 'drizzle-orm';
import { hrefIn } from '#company/facts/languages.ts';
import { staffRoleLabel } from '#company/facts/staff-roles.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { StaffRole } from '#contract/accounts/staff.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import {
  accountInvitationMail,
  staffInvitationMail,
} from '#server/platform/mail/account-invitation-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { RenderedMail } from '#server/platform/mail/render-mail.ts';
import type { ServerContext } from '../../context.ts';
import { invitationPath } from './invitation-link.ts';
import type { InvitationRow } from './open-invitations.ts';

/** What the invited person is sent; undefined once the invitation was accepted, withdrawn or has expired. */
export async function invitationMailOf(
  context: ServerContext,
  invitationId: string,
): Promise<Mail | undefined> {
  const { db, clock } = context;
  const [invitation] = await db
    .select()
    .from(accountInvitations)
    .where(eq(accountInvitations.id, invitationId));
  if (!invitation || invitation.acceptedAt || invitation.endedAt) return undefined;
  if (invitation.expiresAt <= clock()) return undefined;
  const mail = await render(context, invitation);
  return { ...mail, to: invitation.email, id: `account-invitation-${invitation.id}` };
}

async function render(
  { db, config, secrets, settings }: ServerContext,
  { id, customerId, invitedBy, role, firstName, expiresAt }: InvitationRow,
): Promise<RenderedMail> {
  const path = invitationPath(secrets.accountInvitation, id);
  const facts = {
    firstName,
    link: new URL(path, config.publicUrl).href,
    lastDay: dateInZone(expiresAt, settings().timeZone),
  };
  if (customerId !== null) {
    const holder = await personOf(db, customerId);
    const language = writtenLanguage(holder?.language);
    return accountInvitationMail(
      {
        ...facts,
        language,
        link: new URL(hrefIn(language, path), config.publicUrl).href,
        holder: holder ? displayName(holder) : settings().companyName,
      },
      settings(),
    );
  }
  const inviter = invitedBy && (await personOf(db, invitedBy));
  const roleLabel = staffRoleLabel(StaffRole.parse(role));
  return staffInvitationMail(
    { ...facts, inviter: inviter ? displayName(inviter) : settings().companyName, roleLabel },
    settings(),
  );
}

async function personOf(db: Db, id: string) {
  const [person] = await db.select().from(users).where(eq(users.id, id));
  return person;
}
