// Money: invoices of what was done, payments, credit notes and refunds, all of them in the ledger (docs/product/billing.md).
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../module.ts';
import { billingHandlers } from './billing.routes.ts';
import { invoiceMail } from './invoices/issue-invoices.service.ts';

export const billingModule: Module = {
  handlers: ({ context }) => billingHandlers(context),
  jobs: [
    job(invoiceMail, async (asked, { context, mailer }) => {
      const { invoiceMailFor } = await import('./invoices/invoice.mail.ts');
      const mail = await invoiceMailFor(context, asked);
      if (mail) await mailer.send(mail);
    }),
  ],
};
