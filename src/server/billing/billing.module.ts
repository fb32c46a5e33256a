// Money: invoices of what was done, payments, credit notes and refunds, all of them in the ledger (docs/product/billing.md).
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../module.ts';
import { billingHandlers } from './billing.routes.ts';
import { invoiceMail } from './invoices/issue-invoices.service.ts';
import { ownBillingHandlers } from './own-billing.routes.ts';
import { reminderMail, sendReminders } from './reminders/send-reminders.ts';

export const billingModule: Module = {
  handlers: ({ context }) => ({ ...billingHandlers(context), ...ownBillingHandlers(context) }),
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
  ],
};
