// Money: invoices of what was done, payments, credit notes and refunds, all of them in the ledger (docs/product/billing.md).
import { clockJob, job } from '#server/platform/jobs/job.ts';
import { depositDue } from '#server/quotes/quotes/quote-copy-job.ts';
import type { Module } from '../module.ts';
import { autopayChangeMail } from './agreements/autopay-end.ts';
import { autopayHandlers } from './autopay/autopay.routes.ts';
import { cancelAtStripe, chargeMethod } from './autopay/charge-method.ts';
import { AUTOPAY_SCHEDULE, autopayAhead } from './autopay/due-steps.ts';
import { autopayCharge, autopayNoticeMail, runAutopay } from './autopay/run-autopay.ts';
import { billingHandlers } from './billing.routes.ts';
import { booksHandlers } from './books/books.routes.ts';
import { depositHandlers } from './deposits/deposits.routes.ts';
import { sendDeposit } from './deposits/send-deposit.service.ts';
import { exportHandlers } from './exports/exports.routes.ts';
import { invoiceMail } from './invoices/issue-invoices.service.ts';
import { paymentFee, receiptMail } from './online/book-payment.ts';
import { deleteErasedCustomers } from './online/erased-customers.ts';
import { autopayFailedMail, cancelIntent } from './online/fail-try.ts';
import { onlinePaymentHandlers } from './online/online-payments.routes.ts';
import { askAboutOpenPayments, forgetEvents } from './online/open-payments.service.ts';
import { askForFee, askForRefund, onlineRefund } from './online/refund-online.service.ts';
import {
  forgetAtStripe,
  forgetMethod,
  keepMethod,
  keepMethodOf,
  keepMethodOfSetup,
  keepSetup,
} from './online/saved-methods.service.ts';
import { ownBillingHandlers } from './own-billing.routes.ts';
import { paymentReceipt } from './payments/payment.service.ts';
import { REMINDERS_SCHEDULE, remindersAhead } from './reminders/due-reminders.ts';
import { reminderMail, sendReminders } from './reminders/send-reminders.ts';
import { statementMail } from './statements/mail-statements.service.ts';
import { statementHandlers } from './statements/statements.routes.ts';
import { receiptHandlers } from './years/years.routes.ts';

export const billingModule: Module = {
  handlers: ({ context }) => ({
    ...billingHandlers(context),
    ...booksHandlers(context),
    ...ownBillingHandlers(context),
    ...onlinePaymentHandlers(context),
    ...autopayHandlers(context),
    ...exportHandlers(context),
    ...statementHandlers(context),
    ...depositHandlers(context),
    ...receiptHandlers(context),
  }),
  sweep: forgetEvents,
  ahead: [remindersAhead, autopayAhead],
  jobs: [
    job(invoiceMail, async (asked, { context, mailer }) => {
      const { invoiceMailFor } = await import('./invoices/invoice.mail.ts');
      const mail = await invoiceMailFor(context, asked);
      if (mail) await mailer.send(mail);
    }),
    job(depositDue, ({ quoteId }, { context }) => sendDeposit(context, quoteId)),
    clockJob({ name: 'send-payment-reminders' }, REMINDERS_SCHEDULE, sendReminders),
    job(reminderMail, async ({ reminderId }, { context, mailer }) => {
      const { reminderMailFor } = await import('./reminders/reminder.mail.ts');
      const mail = await reminderMailFor(context, reminderId);
      if (mail) await mailer.send(mail);
    }),
    job(receiptMail, async ({ onlinePaymentId }, { context, mailer }) => {
      const { receiptMailFor } = await import('./online/receipt.mail.ts');
      const mail = await receiptMailFor(context, onlinePaymentId);
      if (mail) await mailer.send(mail);
    }),
    job(paymentReceipt, async ({ paymentId }, { context, mailer }) => {
      const { paymentReceiptMailFor } = await import('./payments/payment-receipt.mail.ts');
      const mail = await paymentReceiptMailFor(context, paymentId);
      if (mail) await mailer.send(mail);
    }),
    job(paymentFee, ({ onlinePaymentId }, { context }) => askForFee(context, onlinePaymentId)),
    job(onlineRefund, ({ onlineRefundId }, { context }) => askForRefund(context, onlineRefundId)),
    job(keepMethod, ({ onlinePaymentId }, { context }) => keepMethodOf(context, onlinePaymentId)),
    job(forgetMethod, ({ methodId }, { context }) => forgetAtStripe(context, methodId)),
    job(keepSetup, async ({ setupId }, { context }) => {
      await keepMethodOfSetup(context, setupId);
    }),
    clockJob({ name: 'run-autopay' }, AUTOPAY_SCHEDULE, runAutopay),
    job(autopayCharge, ({ onlinePaymentId }, { context }) =>
      chargeMethod(context, onlinePaymentId),
    ),
    job(cancelIntent, ({ onlinePaymentId }, { context }) =>
      cancelAtStripe(context, onlinePaymentId),
    ),
    job(autopayChangeMail, async ({ changeId }, { context, mailer }) => {
      const { changeMailFor } = await import('./autopay/autopay.mail.ts');
      const mail = await changeMailFor(context, changeId);
      if (mail) await mailer.send(mail);
    }),
    job(autopayNoticeMail, async ({ noticeId }, { context, mailer }) => {
      const { noticeMailFor } = await import('./autopay/autopay.mail.ts');
      const mail = await noticeMailFor(context, noticeId);
      if (mail) await mailer.send(mail);
    }),
    job(autopayFailedMail, async ({ onlinePaymentId }, { context, mailer }) => {
      const { failedMailFor } = await import('./autopay/autopay.mail.ts');
      const mail = await failedMailFor(context, onlinePaymentId);
      if (mail) await mailer.send(mail);
    }),
    clockJob({ name: 'stripe-customers-delete' }, '50 * * * *', deleteErasedCustomers),
    clockJob({ name: 'online-payments-open' }, '*/15 * * * *', askAboutOpenPayments),
    job(statementMail, async ({ statementId }, { context, mailer }) => {
      const { statementMailFor } = await import('./statements/statement.mail.ts');
      const mail = await statementMailFor(context, statementId);
      if (mail) await mailer.send(mail);
    }),
  ],
};
