// Which mail a receipt of an online payment means: its reader, its link and its id. Loaded with the first one, because templates are large.
import { eq } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { payments } from '#server/platform/database/schema/billing.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { receiptMailOf } from '#server/platform/mail/online-receipt-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { openInvoicesOf } from '../core/balances.queries.ts';
import { billedCustomers } from '../invoices/billable.queries.ts';

/** The mail; undefined when its customer is closed or has no address. */
export async function receiptMailFor(
  context: ServerContext,
  onlinePaymentId: string,
): Promise<Mail | undefined> {
  const { db, config, settings } = context;
  const [read] = await db
    .select({ payment: payments })
    .from(onlinePayments)
    .innerJoin(payments, eq(payments.id, onlinePayments.paymentId))
    .where(eq(onlinePayments.id, onlinePaymentId));
  const [customer] = read ? await billedCustomers(db, [read.payment.userId]) : [];
  if (!read || !customer?.email || customer.disabledAt) return undefined;
  const { cents, tipCents, reference, receivedOn, userId } = read.payment;
  const open = await openInvoicesOf(db, userId);
  const facts = {
    language: writtenLanguage(customer.language),
    ...{ firstName: customer.firstName, amount: amountOf(cents), way: null, reference },
    ...{ paidOn: receivedOn, tip: amountOf(tipCents) },
    open: amountOf(open.reduce((sum, { openCents }) => sum + openCents, 0)),
    link: new URL(`/customer-portal/billing/paid/${onlinePaymentId}`, config.publicUrl).href,
  };
  const mail = await receiptMailOf(facts, settings(), wordsOfMails(context));
  return { ...mail, to: customer.email, id: `receipt-${onlinePaymentId}` };
}
