// Which mail a payment reminder means, as long as something is still owed and nothing forbids it. Loaded with the first one, because
// templates are large.
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { amountOf } from '#company/rules/money/money.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { reminderMailOf } from '#server/platform/mail/payment-reminder-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { billedCustomers } from '../invoices/billable.queries.ts';
import { findInvoice } from '../invoices/invoice.queries.ts';
import { invoiceAttachment } from '../invoices/invoice-paper.ts';
import { findReminder, type RemindedInvoice, reminderFacts } from './reminders.queries.ts';

/** The mail; undefined when it was paid, credited or held since, or its customer is closed or has no address. */
export async function reminderMailFor(
  context: ServerContext,
  reminderId: number,
): Promise<Mail | undefined> {
  const { db, config } = context;
  const reminder = await findReminder(db, reminderId);
  if (!reminder) return undefined;
  const { invoiceId, step } = reminder;
  const facts = await reminderFacts(db, invoiceId);
  if (!facts || facts.isHeld || facts.isDisputed || facts.openCents <= 0) return undefined;
  if (config.stripe && facts.isOnAutopay) return undefined;
  const letter = await reminderLetter(context, facts, step);
  return letter && { ...letter, id: `payment-reminder-${reminderId}` };
}

/** What is said of an invoice at a step, with its copy; undefined when its customer is closed or has no address. */
export async function reminderLetter(
  context: ServerContext,
  facts: RemindedInvoice,
  step: number,
): Promise<Omit<Mail, 'id'> | undefined> {
  const { db, config, settings } = context;
  const read = await findInvoice(db, facts.id);
  const [customer] = await billedCustomers(db, [facts.userId]);
  if (!read || !customer?.email || customer.disabledAt) return undefined;
  const language = writtenLanguage(customer.language);
  const mail = await reminderMailOf(
    {
      language,
      firstName: customer.firstName,
      number: facts.number,
      dueOn: facts.dueOn,
      open: amountOf(facts.openCents),
      isLast: step >= settings().reminderDays.length,
      link: new URL(`/customer-portal/billing/${facts.id}`, config.publicUrl).href,
    },
    settings(),
    wordsOfMails(context),
  );
  const attachment = await invoiceAttachment(context, db, read, language);
  return { ...mail, to: customer.email, attachment };
}
