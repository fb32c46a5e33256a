// Which mails autopay means: what was agreed or ended, a charge that is ahead, and one that failed. Loaded with the first one, because templates
// are large.
import { eq } from 'drizzle-orm';
import {
  chargeDay,
  describeAutopayFailure,
  nextAutopayStep,
  retryDay,
} from '#company/rules/billing/autopay.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { autopayChanges } from '#server/platform/database/schema/autopay.ts';
import { invoices } from '#server/platform/database/schema/billing.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import {
  autopayChangeMailOf,
  autopayFailedMailOf,
  autopayNoticeMailOf,
} from '#server/platform/mail/autopay-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { markMailed } from '../agreements/write-autopay.ts';
import { billedCustomers } from '../invoices/billable.queries.ts';
import { failedTries, openCents } from '../invoices/unpaid-facts.ts';
import { type AutopayRow, agreementOf, autopayInvoices, findNotice } from './autopay.queries.ts';

/** What was agreed, word for word, or that it ended; undefined when its customer is closed or has no address. */
export async function changeMailFor(
  context: ServerContext,
  changeId: number,
): Promise<Mail | undefined> {
  const { db, settings } = context;
  const [change] = await db.select().from(autopayChanges).where(eq(autopayChanges.id, changeId));
  const reader = change && (await readerOf(context, change.userId));
  if (!change || !reader) return undefined;
  const facts = {
    language: reader.language,
    ...{ firstName: reader.firstName, kind: change.kind, method: change.methodLabel },
    ...{ terms: change.terms, reason: change.reason, on: change.changedOn },
    link: linkTo(context, '/autopay'),
  };
  const mail = await autopayChangeMailOf(facts, settings());
  return { ...mail, to: reader.email, id: `autopay-change-${changeId}` };
}

/** That a charge is ahead; undefined when it is not any more. The day that it names holds from here on. */
export async function noticeMailFor(
  context: ServerContext,
  noticeId: number,
): Promise<Mail | undefined> {
  const { db, clock, settings } = context;
  const notice = await findNotice(db, noticeId);
  if (!notice) return undefined;
  const { timeZone } = settings();
  const now = clock();
  const today = dateInZone(now, timeZone);
  const [invoice] = await autopayInvoices(db, { timeZone, now, id: notice.invoiceId });
  if (!invoice) return undefined;
  const { noticeDays } = invoice.agreement;
  if (!('kind' in nextAutopayStep(invoice, noticeDays, today))) return undefined;
  const late = chargeDay(invoice.dueOn, noticeDays, today);
  const chargeOn = notice.mailedAt || late < notice.chargeOn ? notice.chargeOn : late;
  const letter = await noticeLetter(context, invoice, { cents: notice.cents, chargeOn });
  if (!letter) return undefined;
  await db.transaction((tx) => markMailed(tx, noticeId, { chargeOn, at: now }));
  return { ...letter, id: `autopay-notice-${noticeId}` };
}

/** What announces a charge of so many cents on a day; undefined when its customer is closed or has no address. */
export async function noticeLetter(
  context: ServerContext,
  invoice: AutopayRow,
  { cents, chargeOn }: { cents: number; chargeOn: string },
) {
  const reader = await readerOf(context, invoice.userId);
  if (!reader) return undefined;
  const facts = {
    language: reader.language,
    ...{ firstName: reader.firstName, number: invoice.number, chargeOn },
    ...{ method: invoice.agreement.method, amount: amountOf(cents) },
    link: linkTo(context, `/${invoice.id}`),
    autopayLink: linkTo(context, '/autopay'),
  };
  return {
    ...(await autopayNoticeMailOf(facts, context.settings(), wordsOfMails(context))),
    to: reader.email,
  };
}

/** That a charge failed and what follows; undefined when it was paid since. */
export async function failedMailFor(
  context: ServerContext,
  onlinePaymentId: string,
): Promise<Mail | undefined> {
  const { db, settings } = context;
  const [row] = await db
    .select({
      payment: onlinePayments,
      invoice: { id: invoices.id, number: invoices.number, openCents, failedTries },
    })
    .from(onlinePayments)
    .innerJoin(invoices, eq(invoices.id, onlinePayments.invoiceId))
    .where(eq(onlinePayments.id, onlinePaymentId));
  const reader = row && (await readerOf(context, row.payment.userId));
  if (!row || !reader || row.invoice.openCents <= 0) return undefined;
  const { payment, invoice } = row;
  const { language, firstName } = reader;
  const { failure, methodLabel } = payment;
  const { why, remedy } = describeAutopayFailure(failure ?? '', methodLabel, language);
  const failedOn = dateInZone(payment.endedAt ?? context.clock(), settings().timeZone);
  const isOn = await agreementOf(db, payment.userId);
  const facts = {
    ...{ language, firstName, number: invoice.number, why, remedy },
    amount: amountOf(invoice.openCents),
    retryOn: isOn ? retryDay(failedOn, invoice.failedTries) : null,
    payLink: linkTo(context, `/pay?invoice=${invoice.id}`),
    autopayLink: linkTo(context, '/autopay'),
  };
  const mail = await autopayFailedMailOf(facts, settings(), wordsOfMails(context));
  return { ...mail, to: reader.email, id: `autopay-failed-${onlinePaymentId}` };
}

async function readerOf({ db }: ServerContext, userId: string) {
  const [customer] = await billedCustomers(db, [userId]);
  if (!customer?.email || customer.disabledAt) return undefined;
  const { firstName, email, language } = customer;
  return { firstName, email, language: writtenLanguage(language) };
}

function linkTo({ config }: ServerContext, path: string): string {
  return new URL(`/customer-portal/billing${path}`, config.publicUrl).href;
}
