// What the office does with a request: pick up, decline, reopen, schedule, complete, and write to the customer.
import { z } from 'zod';
import { CalledOff, StepDue } from '#contract/billing/deposits.ts';
import { Reason } from '#contract/billing/reason.ts';
import { RowIdText } from '#contract/platform/ids.ts';
import { requestDeskEndpoints } from '#contract/quotes/request-desk.ts';
import { NewMessage } from '#contract/quotes/service-request.ts';
import { uploadFiles } from '#web/features/service-request/upload-files.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { plainAmount } from '../../forms/typed-amount.ts';

const desk = requestDeskEndpoints;
const ofSchedule = desk['POST /api/console/service-requests/{id}/schedule'].body;
const ofComplete = desk['POST /api/console/service-requests/{id}/complete'].body;

const wanted = ofSchedule.shape.days.element;

/** The rows of the form; those that are taken out are not sent. */
const TypedDays = z
  .array(
    wanted.extend({
      crewId: z.number({ error: 'Please choose a crew.' }).pipe(wanted.shape.crewId),
      isLeftOut: z.boolean().default(false),
    }),
  )
  .default([])
  .transform((rows) => rows.flatMap(({ isLeftOut, ...day }) => (isLeftOut ? [] : [day])))
  .pipe(ofSchedule.shape.days);

const request = ({ params }: StepCall) => ({ id: Number(params.id) });

export const requestSteps = steps({
  'payment-due': step({
    schema: StepDue.extend({ paymentStep: RowIdText, isDue: z.stringbool() }),
    isPress: true,
    send: ({ api }, { paymentStep, isDue }) =>
      api('POST /api/console/billing/payment-steps/{id}', {
        params: { id: paymentStep },
        body: { isDue },
      }),
    done: true,
  }),
  'give-back': step({
    schema: z.strictObject({ reason: Reason, invoice: z.uuid() }),
    send: ({ api, idempotencyKey }, { invoice, reason }) =>
      api('POST /api/console/billing/invoices/{id}/credit-notes', {
        params: { id: invoice },
        body: { reason },
        idempotencyKey,
      }),
    done: true,
  }),
  'call-off': step({
    schema: CalledOff,
    send: (call, body) =>
      call.api('POST /api/console/billing/requests/{id}/call-off', {
        params: request(call),
        body,
      }),
    done: true,
  }),
  'take-up': step({
    schema: desk['POST /api/console/service-requests/{id}/take-up'].body,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/service-requests/{id}/take-up', { params: request(call), body }),
    done: true,
  }),
  reopen: step({
    schema: desk['POST /api/console/service-requests/{id}/reopen'].body,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/service-requests/{id}/reopen', { params: request(call), body }),
    done: true,
  }),
  decline: step({
    schema: desk['POST /api/console/service-requests/{id}/decline'].body,
    send: (call, body) =>
      call.api('POST /api/console/service-requests/{id}/decline', { params: request(call), body }),
    done: true,
    undo: {
      step: 'reopen',
      fields: ({ answer }) => (answer.quoteId ? undefined : { version: answer.version }),
      toast: { title: 'Declined', description: 'We emailed the customer the reason.' },
    },
  }),
  schedule: step({
    schema: ofSchedule.extend({ days: TypedDays }),
    send: (call, body) =>
      call.api('POST /api/console/service-requests/{id}/schedule', { params: request(call), body }),
    done: true,
  }),
  complete: step({
    schema: ofComplete.extend({
      finalPrice: z.string().transform(plainAmount).pipe(ofComplete.shape.finalPrice),
    }),
    before: uploadFiles,
    send: (call, body) =>
      call.api('POST /api/console/service-requests/{id}/complete', { params: request(call), body }),
    done: true,
  }),
  message: step({
    schema: NewMessage,
    before: uploadFiles,
    send: (call, body) =>
      call.api('POST /api/console/service-requests/{id}/messages', {
        params: request(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
    to: ({ call }) => `${call.url.pathname}#messages`,
  }),
});
