// The endpoints by which the office follows deposits and progress payments of accepted quotes (docs/product/deposits.md).
import { z } from 'zod';
import { paymentStepStates } from '#company/rules/billing/payment-step-state.ts';
import { paymentStepKinds } from '#company/rules/quotes/payment-terms.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { Reason } from './reason.ts';

/** A deposit or progress payment that was agreed. */
export const PaymentStep = z.object({
  id: RowId,
  kind: z.enum(paymentStepKinds),
  name: z.string(),
  percent: z.number().int().nullable(),
  amount: z.string(),
  state: z.enum(paymentStepStates),
  invoice: z
    .object({
      id: z.string(),
      number: z.number().int(),
      open: z.string().describe('What is owed on it'),
      held: z.string().describe('What of it is neither used nor credited'),
    })
    .nullable(),
});
export type PaymentStep = z.infer<typeof PaymentStep>;

/** What was agreed about paying a request's work; no steps when all is due at completion. */
export const RequestPayments = z.object({
  customerId: z.string().nullable(),
  steps: z.array(PaymentStep).describe('In their order'),
});
export type RequestPayments = z.infer<typeof RequestPayments>;

export const StepDue = z.strictObject({
  isDue: z.boolean().describe('Whether it is to be billed now'),
});

export const CalledOff = z.strictObject({
  version: SeenVersion.describe('The version of the request that was looked at'),
  reason: Reason.describe('The customer reads it, on the page, by email and on credit notes'),
});
export type CalledOff = z.infer<typeof CalledOff>;

/** The deposit of an own accepted quote. */
export const OwnDeposit = z.object({
  amount: z.string(),
  state: z.enum(paymentStepStates),
  invoiceId: z.string().nullable().describe('Null until it is billed'),
});
export type OwnDeposit = z.infer<typeof OwnDeposit>;

const reading = { access: 'staff', limit: 'read', status: 200 } as const;

export const depositEndpoints = {
  'GET /api/console/billing/requests/{id}/payments': {
    summary: 'Deposit and progress payments of a request, with their invoices',
    ...reading,
    params: z.strictObject({ id: RowIdText }),
    answer: RequestPayments,
  },
  'GET /api/console/billing/unpaid-deposits': {
    summary: 'Requests whose work is agreed, not done, and waits for its deposit',
    ...reading,
    answer: z.object({ requests: z.array(RowId) }),
  },
  'POST /api/console/billing/payment-steps/{id}': {
    summary: 'Say that a progress payment is due, or that it is not yet; 409 when it is billed',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: z.strictObject({ id: RowIdText }),
    body: StepDue,
    answer: RequestPayments,
  },
  'POST /api/console/billing/requests/{id}/call-off': {
    summary:
      'Call a job off that is agreed and not begun; its days are free, and what was billed of it in advance goes back',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: z.strictObject({ id: RowIdText }),
    body: CalledOff,
    answer: RequestPayments,
  },
  'GET /api/portal/billing/requests/{id}/deposit': {
    summary: 'The deposit of an own request, and its invoice; null where none was agreed',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: z.strictObject({ id: RowIdText }),
    answer: z.object({ deposit: OwnDeposit.nullable() }),
  },
} as const satisfies EndpointTable;
