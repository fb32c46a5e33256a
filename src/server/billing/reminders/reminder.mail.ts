// Which mail a payment reminder means, as long as something is still owed and nothing forbids it. Loaded with the first one, because
// templates are large.
import { amountOf } from '#company/rules/money/money.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { reminderMailOf } from '#server/platform/mail/payment-reminder-mail.tsx';
import type { ServerContext } from '../../context.ts';
import { billedCustomers } from '../invoices/billable.queries.ts';
import { findInvoice } from '../invoices/invoice.queries.ts';
import { invoiceAttachment } from '../invoices/invoice-paper.ts';
import { findReminder, reminderFacts } from './reminders.queries.ts';

/** The mail; undefined when it was paid, credited or held since, or its customer is closed or has no address. */
export async function reminderMailFor(
  context: ServerContext,
  reminderId: number,
): Promise<Mail | undefined> {
  const { db, config, settings } = context;
  const reminder = await findReminder(db, reminderId);
  if (!reminder) return undefined;
  const { invoiceId, step } = reminder;
  const facts = await reminderFacts(db, invoiceId);
  if (!facts || facts.isHeld || facts.isDisputed || (facts.openCents ?? 0) <= 0) return undefined;
  const read = await findInvoice(db, invoiceId);
  const [customer] = await billedCustomers(db, [facts.userId]);
  if (!read || !customer?.email || customer.disabledAt) return undefined;
  const mail = await reminderMailOf(
    {
      firstName: customer.firstName,
      number: facts.number,
      dueOn: facts.dueOn,
      open: amountOf(facts.openCents ?? 0),
      isLast: step >= settings().reminderDays.length,
      link: new URL(`/customer-portal/billing/${invoiceId}`, config.publicUrl).href,
    },
    settings(),
  );
  return {
    ...{ ...mail, to: customer.email, id: `payment-reminder-${reminderId}` },
    attachment: await invoiceAttachment(context, db, read),
  };
}
