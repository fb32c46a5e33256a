// Which mail about a deletion is meant, and to whom. Loaded with the first one, because the templates are large.
import { eq } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
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

/** Sends it, unless there is nothing to tell any more. The last address that we have goes as soon as it was used. */
export async function sendDeletionMail(
  { db, config, settings }: ServerContext,
  mailer: Mailer,
  { userId, news, mark }: DeletionMailJob,
): Promise<void> {
  const company = settings();
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
      firstName: user.firstName,
      deletesOn: dateInZone(deletion.dueAt, company.timeZone),
      link: new URL('/customer-portal/your-data', config.publicUrl).href,
    };
    await mailer.send({ ...(await deletionAskedMail(facts, company)), to: email, id });
  } else if (deletion.farewellTo) {
    const mail = await deletionDoneMail(company);
    await mailer.send({ ...mail, to: deletion.farewellTo, id, leavesNoRecord: true });
    await db
      .update(accountDeletions)
      .set({ farewellTo: null })
      .where(eq(accountDeletions.userId, userId));
  }
}
