// Which mail about a deletion is meant, and to whom. Loaded with the first one, because the templates are large.

import { eq } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { accountDeletions } from '#server/platform/database/schema/own-data.ts';
import {
  deletionAskedMail,
  deletionDoneMail,
  officeDeletionMail,
} from '#server/platform/mail/account-mail.tsx';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { ServerContext } from '../../context.ts';
import type { DeletionMailJob } from './deletion-mails.ts';
import { eraseSentMails } from './erase-office.ts';
import { eraseTextsUnderWay } from './erase-texts.ts';

/** Sends it, unless there is nothing to tell any more. The last address that we have goes as soon as it was used. */
export async function sendDeletionMail(
  context: ServerContext,
  mailer: Mailer,
  { userId, news, mark, language = 'en', numbers = [] }: DeletionMailJob,
): Promise<void> {
  const { db, config, settings } = context;
  const company = settings();
  if (news === 'done') await eraseTextsUnderWay(context, numbers, new Date(mark));
  const [found] = await db
    .select({ user: users, deletion: accountDeletions })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(eq(accountDeletions.userId, userId));
  if (!found?.user.email) return;
  const { user, deletion } = found;
  const { email } = found.user;
  const id = `account-deletion-${userId}-${news}-${mark}`;
  if (news !== 'done' && (deletion.erasedAt || deletion.askedAt.getTime() !== mark)) return;
  if (news === 'office') {
    const name = displayName(user);
    const facts = {
      name,
      email,
      phone: user.phone,
      deletesOn: dateInZone(deletion.dueAt, company.timeZone),
    };
    const replyTo = { name, address: email };
    const to = config.officeEmail ?? company.email;
    await mailer.send({ ...(await officeDeletionMail(facts, company)), to, replyTo, id });
  } else if (news === 'asked') {
    const facts = {
      language: writtenLanguage(user.language),
      firstName: user.firstName,
      deletesOn: dateInZone(deletion.dueAt, company.timeZone),
      link: new URL('/customer-portal/your-data', config.publicUrl).href,
    };
    await mailer.send({ ...(await deletionAskedMail(facts, company)), to: email, id });
  } else if (deletion.farewellTo) {
    const mail = await deletionDoneMail({ language }, company);
    await mailer.send({ ...mail, to: deletion.farewellTo, id, leavesNoRecord: true });
    await db.transaction((tx) => forgetAddress(tx, userId, deletion.farewellTo ?? ''));
  }
}

/** The last address that we have, with what was written down of a mail that was on its way to it while the account was erased. */
async function forgetAddress(tx: Tx, userId: string, address: string): Promise<void> {
  await eraseSentMails(tx, address);
  await tx
    .update(accountDeletions)
    .set({ farewellTo: null })
    .where(eq(accountDeletions.userId, userId));
}
