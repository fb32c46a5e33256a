// Money: invoices of what was done, payments, credit notes and refunds, all of them in the ledger (docs/product/billing.md).
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../module.ts';
import { billingHandlers } from './billing.routes.ts';
import { exportHandlers } from './exports/exports.routes.ts';
import { invoiceMail } from './invoices/issue-invoices.service.ts';
import { paymentFee, receiptMail } from './online/book-payment.ts';
import { onlinePaymentHandlers } from './online/online-payments.routes.ts';
import { askAboutOpenPayments, forgetEvents } from './online/open-payments.service.ts';
import { askForFee, askForRefund, onlineRefund } from './online/refund-online.service.ts';
import {
  forgetAtStripe,
  forgetMethod,
  keepMethod,
  keepMethodOf,
} from './online/saved-methods.service.ts';
import { ownBillingHandlers } from './own-billing.routes.ts';
import { reminderMail, sendReminders } from './reminders/send-reminders.ts';
import { statementMail } from './statements/mail-statements.service.ts';
import { statementHandlers } from './statements/statements.routes.ts';

export const billingModule: Module = {
  handlers: ({ context }) => ({
    ...billingHandlers(context),
    ...ownBillingHandlers(context),
    ...onlinePaymentHandlers(context),
    ...exportHandlers(context),
    ...statementHandlers(context),
  }),
  sweep: forgetEvents,
  jobs: [
    job(invoiceMail, async (asked, { context, mailer }) => {
      const { invoiceMailFor } = await import('./invoices/invoice.mail.ts');
      const mail = await invoiceMailFor(context, asked);
      if (mail) await mailer.send(mail);
    }),
    clockJob({ name: 'send-payment-reminders' }, '20 * * * *', sendReminders),
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
    job(paymentFee, ({ onlinePaymentId }, { context }) => askForFee(context, onlinePaymentId)),
    job(onlineRefund, ({ onlineRefundId }, { context }) => askForRefund(context, onlineRefundId)),
    job(keepMethod, ({ onlinePaymentId }, { context }) => keepMethodOf(context, onlinePaymentId)),
    job(forgetMethod, ({ methodId }, { context }) => forgetAtStripe(context, methodId)),
    clockJob({ name: 'online-payments-open' }, '*/15 * * * *', askAboutOpenPayments),
    job(statementMail, async ({ statementId }, { context, mailer }) => {
      const { statementMailFor } = await import('./statements/statement.mail.ts');
      const mail = await statementMailFor(context, statementId);
      if (mail) await mailer.send(mail);
    }),
  ],
};
