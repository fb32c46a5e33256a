// Which mail a statement means: its reader, its days and its PDF. Loaded with the first one, because templates are large.
import { eq } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { statementMails } from '#server/platform/database/schema/billing.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { statementMailOf } from '#server/platform/mail/statement-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { billedCustomers } from '../invoices/billable.queries.ts';
import { daysOfMonth } from './mail-statements.service.ts';
import { readStatement } from './present-statement.ts';
import { statementAttachment } from './statement-paper.ts';

/** The mail; undefined when its customer is closed or has no address. */
export async function statementMailFor(
  context: ServerContext,
  statementId: number,
): Promise<Mail | undefined> {
  const { db, config, settings } = context;
  const [row] = await db.select().from(statementMails).where(eq(statementMails.id, statementId));
  const [customer] = row ? await billedCustomers(db, [row.userId]) : [];
  if (!row || !customer?.email || customer.disabledAt) return undefined;
  const days = daysOfMonth(row.month);
  const statement = await readStatement(db, customer.id, days);
  const path = `/customer-portal/statement?${new URLSearchParams(days)}`;
  const language = writtenLanguage(customer.language);
  const mail = await statementMailOf(
    {
      language,
      firstName: customer.firstName,
      statement,
      link: new URL(path, config.publicUrl).href,
    },
    settings(),
    wordsOfMails(context),
  );
  return {
    ...{ ...mail, to: customer.email, id: `statement-${statementId}` },
    attachment: await statementAttachment(context, statement, language),
  };
}
