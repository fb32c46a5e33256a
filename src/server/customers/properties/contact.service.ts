// Who a customer is, how they are reached, and in which language. The email address is what they sign in with and changes by a code
// (email-change/).
import { and, eq, sql } from 'drizzle-orm';
import { chosenLanguage, writtenLanguage } from '#company/rules/customers/person-language.ts';
import type { Contact, ContactChange } from '#contract/customers/properties.ts';
import { isOpenChange, presentEmailChange } from '#server/accounts/open-email-change.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';

/** @throws Error when the person is gone, which a signed-in one never is. */
export async function contactOf(db: Db, userId: string, now: Date): Promise<Contact> {
  const { email, firstName, lastName, phone, language } = users;
  const [row] = await db
    .select({ email, firstName, lastName, phone, language, change: emailChanges })
    .from(users)
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), isOpenChange))
    .where(eq(users.id, userId));
  if (!row?.email) throw new Error('no signed-in customer has this id');
  const { change, ...contact } = row;
  return {
    ...contact,
    email: row.email,
    language: writtenLanguage(row.language),
    emailChange: presentEmailChange(change, now),
  };
}

/** Keeps name, telephone number and language. The audit log says that they changed, not to what. */
export async function changeContact(
  context: ServerContext,
  userId: string,
  { language: typed, ...contact }: ContactChange,
): Promise<Contact> {
  return context.db.transaction(async (tx) => {
    const [known] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!known) throw new Error('no signed-in customer has this id');
    const language = chosenLanguage(known.language, typed);
    await tx
      .update(users)
      .set({ ...contact, language, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
    await audit(tx, {
      actorId: userId,
      action: 'contact-changed',
      subject: { type: 'user', id: userId },
      details: { language: known.language !== language },
      at: context.clock(),
    });
    await announce(tx, 'portal', userId);
    await notifyStaff(tx, 'customer', userId);
    return contactOf(tx, userId, context.clock());
  });
}
