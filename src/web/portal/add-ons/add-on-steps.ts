// What a customer does with requests and their quotes: ask, write, change, withdraw, choose options, accept, decline.
import { z } from 'zod';
import { QuoteAcceptance, QuoteChoice, QuoteRefusal } from '#contract/quotes/quote.ts';
import { NewMessage, ServiceRequestChange } from '#contract/quotes/service-request.ts';
import { uploadFiles } from '#web/features/service-request/upload-files.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { AskFields } from './request-fields.ts';

const PATH = '/customer-portal/add-ons';

export const askSteps = steps({
  ask: step({
    schema: AskFields,
    before: uploadFiles,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/service-requests', { body, idempotencyKey }),
    to: ({ answer }) => `${PATH}?sent=${answer.id}`,
  }),
});

const request = ({ params }: StepCall) => ({ id: Number(params.id) });

export const threadSteps = steps({
  message: step({
    schema: NewMessage,
    before: uploadFiles,
    send: (call, body) =>
      call.api('POST /api/service-requests/{id}/messages', {
        params: request(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
    to: ({ call }) => `${call.url.pathname}#messages`,
  }),
});

export const editSteps = steps({
  change: step({
    schema: ServiceRequestChange,
    before: uploadFiles,
    send: (call, body) =>
      call.api('PATCH /api/service-requests/{id}', { params: request(call), body }),
    to: ({ call }) => `${PATH}/${call.params.id}`,
  }),
  cancel: step({
    schema: z.strictObject({}),
    isPress: true,
    send: (call) => call.api('POST /api/service-requests/{id}/cancel', { params: request(call) }),
    to: ({ call }) => `${PATH}/${call.params.id}`,
  }),
});

/** No box that is ticked is an empty list. */
const chosen = QuoteChoice.shape.chosen.default([]);

export const quoteSteps = steps({
  choose: step({
    schema: QuoteChoice.extend({ chosen }),
    isPress: true,
    send: async (call, body) =>
      call.api('POST /api/quotes/{id}/choice', { params: await quote(call), body }),
  }),
  accept: step({
    schema: QuoteAcceptance.extend({ chosen }),
    send: async (call, body) =>
      call.api('POST /api/quotes/{id}/accept', {
        params: await quote(call),
        body,
        idempotencyKey: call.idempotencyKey,
      }),
  }),
  decline: step({
    schema: QuoteRefusal,
    send: async (call, body) =>
      call.api('POST /api/quotes/{id}/decline', { params: await quote(call), body }),
  }),
});

/** The quote of the request that the address names. */
async function quote(call: StepCall): Promise<{ id: string }> {
  const { request: found } = await call.api('GET /api/service-requests/{id}', {
    params: request(call),
  });
  return { id: found.quoteId ?? '' };
}
