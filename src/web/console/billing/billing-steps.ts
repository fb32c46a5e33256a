// What the office does with money: sends invoices as previewed, credits them, writes payments down and takes them back, charges and refunds.
import { z } from 'zod';
import { AutopayEnd } from '#contract/billing/autopay-forms.ts';
import {
  InvoiceBatch,
  NewCharge,
  NewCreditNote,
  NewPayment,
  NewRefund,
  PaymentReversal,
} from '#contract/billing/billing-desk.ts';
import { NewExport } from '#contract/billing/books-exports.ts';
import { NewReminderHold } from '#contract/billing/reminders.ts';
import { RowIdText } from '#contract/platform/ids.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const id = ({ params }: StepCall) => ({ id: params.id ?? '' });

/** Of the preview. */
export const invoiceBatchSteps = steps({
  issue: step({
    schema: InvoiceBatch,
    isPress: true,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/billing/invoices', { body, idempotencyKey }),
    to: () => '/console/billing?view=open',
    done: 'The invoices are sent.',
  }),
});

const pay = step({
  schema: NewPayment,
  send: ({ api, idempotencyKey }, body) =>
    api('POST /api/console/billing/payments', { body, idempotencyKey }),
  done: 'The payment is recorded.',
});

/** Of an invoice's page. */
export const invoiceSteps = steps({
  pay,
  credit: step({
    schema: NewCreditNote,
    send: (call, body) =>
      call.api('POST /api/console/billing/invoices/{id}/credit-notes', {
        params: id(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
    done: 'The credit note is issued.',
  }),
  mail: step({
    schema: z.strictObject({}),
    isPress: true,
    send: (call) => call.api('POST /api/console/billing/invoices/{id}/mail', { params: id(call) }),
    done: 'The invoice is on its way again.',
  }),
});

/** Of an account's page. */
export const accountSteps = steps({
  pay,
  reverse: step({
    schema: PaymentReversal.extend({ payment: z.uuid() }),
    send: ({ api }, { payment, ...body }) =>
      api('POST /api/console/billing/payments/{id}/reverse', { params: { id: payment }, body }),
    done: 'The payment is taken back. What it settled is owed again.',
  }),
  tip: step({
    schema: PaymentReversal.extend({ tipOf: z.uuid() }),
    send: ({ api }, { tipOf, ...body }) =>
      api('POST /api/console/billing/payments/{id}/tip-refund', { params: { id: tipOf }, body }),
    done: 'The tip is on its way back.',
  }),
  charge: step({
    schema: NewCharge,
    send: (call, body) =>
      call.api('POST /api/console/billing/accounts/{id}/charges', {
        params: id(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
    done: 'The charge is added to the next invoice.',
  }),
  uncharge: step({
    schema: z.strictObject({ charge: RowIdText }),
    isPress: true,
    send: ({ api }, { charge }) =>
      api('DELETE /api/console/billing/charges/{id}', { params: { id: charge } }),
    done: 'The charge is removed.',
  }),
  hold: step({
    schema: NewReminderHold,
    send: (call, body) =>
      call.api('POST /api/console/billing/accounts/{id}/reminder-hold', {
        params: id(call),
        body,
      }),
    done: 'This account gets no payment reminders.',
  }),
  resume: step({
    schema: z.strictObject({}),
    isPress: true,
    send: (call) =>
      call.api('POST /api/console/billing/accounts/{id}/reminder-hold/end', { params: id(call) }),
    done: 'This account gets payment reminders again.',
  }),
  autopayOff: step({
    schema: AutopayEnd,
    send: (call, body) =>
      call.api('POST /api/console/billing/accounts/{id}/autopay/end', { params: id(call), body }),
    done: 'Autopay is off. The customer is told by email.',
  }),
  task: step({
    schema: z.strictObject({ task: RowIdText }),
    isPress: true,
    send: ({ api }, { task }) =>
      api('POST /api/console/billing/tasks/{id}/done', { params: { id: task } }),
    done: 'Marked as done.',
  }),
  refund: step({
    schema: NewRefund,
    send: (call, body) =>
      call.api('POST /api/console/billing/accounts/{id}/refunds', {
        params: id(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
    done: 'The refund is recorded.',
  }),
});

/** Of the page of exports. */
export const exportSteps = steps({
  take: step({
    schema: NewExport,
    isPress: true,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/billing/exports', { body, idempotencyKey }),
    done: 'The export is taken. Its files are below.',
  }),
});
