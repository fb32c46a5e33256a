// The mail of the receipt that staff send for a payment in person: its reader, its link and its id. Loaded with the first one, because
// templates are large.
import { eq } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { payments } from '#server/platform/database/schema/billing.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { receiptMailOf } from '#server/platform/mail/online-receipt-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { openInvoicesOf } from '../core/balances.queries.ts';
import { billedCustomers } from '../invoices/billable.queries.ts';

/** The mail; undefined when its customer is closed or has no address, and when the payment was taken back meanwhile. */
export async function paymentReceiptMailFor(
  context: ServerContext,
  paymentId: string,
): Promise<Mail | undefined> {
  const { db, config, settings } = context;
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment || payment.reversedAt) return undefined;
  const { cents, tipCents, method, reference, receivedOn, userId } = payment;
  const [customer] = await billedCustomers(db, [userId]);
  if (!customer?.email || customer.disabledAt) return undefined;
  const open = await openInvoicesOf(db, userId);
  const facts = {
    language: writtenLanguage(customer.language),
    ...{ firstName: customer.firstName, amount: amountOf(cents), paidOn: receivedOn },
    ...{ tip: amountOf(tipCents), way: method, reference },
    open: amountOf(open.reduce((sum, { openCents }) => sum + openCents, 0)),
    link: new URL(`/customer-portal/billing/receipts/${paymentId}`, config.publicUrl).href,
  };
  const mail = await receiptMailOf(facts, settings(), wordsOfMails(context));
  return { ...mail, to: customer.email, id: `receipt-${paymentId}` };
}
