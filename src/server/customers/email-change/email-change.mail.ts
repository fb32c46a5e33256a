// The mails about a change of address: their readers and ids. Loaded with the first mail, because the templates are large.

import { eq } from 'drizzle-orm';
import { hrefIn } from '#company/facts/languages.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import {
  emailChangeAskedMail,
  emailChangeCodeMail,
  emailChangedMail,
} from '#server/platform/mail/email-change-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { ServerContext } from '../../context.ts';
import { codeOf } from './email-change-code.ts';

/** The code, to the new address; undefined when it opens nothing any more. */
export async function codeMailOf(
  context: ServerContext,
  changeId: string,
): Promise<Mail | undefined> {
  const [row] = await context.db.select().from(emailChanges).where(eq(emailChanges.id, changeId));
  if (!row || row.doneAt || row.endedAt || row.expiresAt <= context.clock()) return undefined;
  const [person] = await context.db.select().from(users).where(eq(users.id, row.userId));
  const isOwn = row.askedBy === row.userId;
  const language = writtenLanguage(person?.language);
  const signIn = hrefIn(language, '/sign-in?returnTo=/customer-portal/account');
  const page = new URL(signIn, context.config.publicUrl).href;
  const facts = { language, code: codeOf(context, row.id), link: isOwn ? page : null };
  const mail = await emailChangeCodeMail(facts, context.settings());
  return { ...mail, to: row.email, id: `email-change-${changeId}` };
}

/** Word to the address of before, which does not name the new one; undefined when there was none. */
export async function noticeMailOf(
  { db, settings }: ServerContext,
  changeId: string,
  news: 'asked' | 'done',
): Promise<Mail | undefined> {
  const [row] = await db
    .select({ to: emailChanges.formerEmail, firstName: users.firstName, language: users.language })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.id, changeId));
  if (!row?.to) return undefined;
  const template = news === 'asked' ? emailChangeAskedMail : emailChangedMail;
  const mail = await template(
    { firstName: row.firstName, language: writtenLanguage(row.language) },
    settings(),
  );
  return { ...mail, to: row.to, id: `email-change-${news}-${changeId}` };
}
