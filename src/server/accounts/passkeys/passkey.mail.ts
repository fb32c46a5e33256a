// The mail about a new passkey: its reader and its id. Loaded with the first mail, because the templates are large.
import { eq } from 'drizzle-orm';
import { hrefIn } from '#company/facts/languages.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { passkeys } from '#server/platform/database/schema/sign-in-ways.ts';
import { passkeyAddedMail } from '#server/platform/mail/account-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { ServerContext } from '../../context.ts';
import { roleOf } from '../roles.ts';

/** To the person whose account it opens; undefined when it has been removed in the meantime. */
export async function passkeyMailOf(
  { db, config, settings }: ServerContext,
  passkeyId: string,
): Promise<Mail | undefined> {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, passkeyId));
  if (!row?.user.email) return undefined;
  const { passkey, user } = row;
  const to = row.user.email;
  const isStaff = roleOf(config.staffEmails, user) !== 'customer';
  const path = isStaff ? '/console/account' : '/customer-portal/account';
  const { firstName } = user;
  const language = isStaff ? 'en' : writtenLanguage(user.language);
  const signIn = hrefIn(language, `/sign-in?returnTo=${path}`);
  const link = new URL(signIn, config.publicUrl).href;
  const facts = { language, firstName, name: passkey.name, madeAt: passkey.createdAt, link };
  const mail = await passkeyAddedMail(facts, settings());
  return { ...mail, to, id: `passkey-${passkeyId}` };
}
