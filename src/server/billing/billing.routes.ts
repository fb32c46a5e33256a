// Answers what staff ask and do about money, for every account.
import type { billingDeskEndpoints } from '#contract/billing/billing-desk.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../context.ts';
import {
  addCharge,
  deskAccount,
  readBalance,
  removeCharge,
} from './accounts/desk-account.service.ts';
import { holdReminders, resumeReminders } from './accounts/reminder-hold.service.ts';
import { creditInvoice, mailInvoiceAgain, requireInvoice } from './invoices/credit-note.service.ts';
import { listInvoices } from './invoices/invoice-list.queries.ts';
import { sendInvoicePdf } from './invoices/invoice-paper.ts';
import {
  issueInvoices,
  previewInvoices,
  unbilledAccounts,
} from './invoices/issue-invoices.service.ts';
import { presentInvoice } from './invoices/present-invoice.ts';
import { giveRefund, takeBackPayment, takePayment } from './payments/payment.service.ts';
import { refundTip } from './payments/tip-refund.service.ts';
import { presentReminders } from './reminders/present-reminders.ts';
import { finishTask } from './tasks/billing-tasks.service.ts';

/** The handlers of the office. */
export function billingHandlers(
  context: ServerContext,
): Handlers<keyof typeof billingDeskEndpoints> {
  return {
    'GET /api/console/billing/unbilled': () => unbilledAccounts(context),

    'GET /api/console/billing/preview': ({ query }) => previewInvoices(context, query.customers),

    'POST /api/console/billing/invoices': ({ user, body, attempt }) =>
      issueInvoices(context, user.id, body, attempt),

    'GET /api/console/billing/invoices': ({ query }) => listInvoices(context, query),

    'GET /api/console/billing/invoices/{id}': async ({ params }) => {
      const read = await requireInvoice(context.db, params.id);
      return {
        ...(await presentInvoice(context, context.db, read)),
        reminders: await presentReminders(context, context.db, params.id),
        isMailed: Boolean(read.customer.email),
      };
    },

    'GET /api/console/billing/invoices/{id}/pdf': async ({ params, reply }) =>
      sendInvoicePdf(context, await requireInvoice(context.db, params.id), 'en', reply),

    'POST /api/console/billing/invoices/{id}/mail': ({ user, params }) =>
      mailInvoiceAgain(context, user.id, params.id),

    'POST /api/console/billing/invoices/{id}/credit-notes': ({ user, params, body, attempt }) =>
      creditInvoice(context, user.id, { ...body, id: params.id }, attempt),

    'POST /api/console/billing/tasks/{id}/done': ({ user, params }) =>
      finishTask(context, user.id, params.id),

    'GET /api/console/billing/accounts/{id}': ({ params }) =>
      deskAccount(context, context.db, params.id),

    'GET /api/console/billing/accounts/{id}/balance': ({ params }) =>
      readBalance(context, params.id),

    'POST /api/console/billing/accounts/{id}/charges': ({ user, params, body, attempt }) =>
      addCharge(context, user.id, { ...body, customerId: params.id }, attempt),

    'DELETE /api/console/billing/charges/{id}': ({ user, params }) =>
      removeCharge(context, user.id, params.id),

    'POST /api/console/billing/payments': ({ user, body, attempt }) =>
      takePayment(context, user.id, body, attempt),

    'POST /api/console/billing/payments/{id}/reverse': ({ user, params, body }) =>
      takeBackPayment(context, user.id, params.id, body.reason),

    'POST /api/console/billing/payments/{id}/tip-refund': ({ user, params, body }) =>
      refundTip(context, user.id, params.id, body.reason),

    'POST /api/console/billing/accounts/{id}/reminder-hold': ({ user, params, body }) =>
      holdReminders(context, user.id, { ...body, customerId: params.id }),

    'POST /api/console/billing/accounts/{id}/reminder-hold/end': ({ user, params }) =>
      resumeReminders(context, user.id, params.id),

    'POST /api/console/billing/accounts/{id}/refunds': ({ user, params, body, attempt }) =>
      giveRefund(context, user.id, { ...body, customerId: params.id }, attempt),
  };
}
