// The endpoints by which customers agree to autopay and end it, keep a card for it, and the office ends it (docs/product/online-payments.md#autopay).
import { z } from 'zod';
import { autopayFailureKinds } from '#company/rules/billing/payment-failure.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { AutopayEnd, NewAutopay } from './autopay-forms.ts';
import { SavedMethod } from './online-payments.ts';

const Amount = z.string().describe('Dollars with two decimals');

/** A charge that is ahead. */
export const AutopayCharge = z.object({
  invoice: z.object({ id: z.string(), number: z.number().int() }),
  amount: Amount,
  on: z.string().describe('YYYY-MM-DD'),
  failure: z.string().nullable().describe('Why the try before it failed, in words'),
  failed: z
    .object({ kind: z.enum(autopayFailureKinds), method: z.string() })
    .nullable()
    .describe('The same by its kind, with the card or account that was charged'),
});
export type AutopayCharge = z.infer<typeof AutopayCharge>;

/** Why an open invoice is not charged. */
export const autopayStops = ['held', 'busy', 'failed', 'charged-before'] as const;

/** Autopay that is on. */
export const ActiveAutopay = z.object({
  method: SavedMethod,
  since: z.string().describe('YYYY-MM-DD'),
  terms: z.string().describe('Word for word what was agreed to'),
  next: z.array(AutopayCharge).describe('The next charges, the earliest first'),
  stopped: z.array(
    z.object({
      invoice: z.object({ id: z.string(), number: z.number().int() }),
      amount: Amount,
      why: z.enum(autopayStops),
    }),
  ),
});
export type ActiveAutopay = z.infer<typeof ActiveAutopay>;

/** Autopay of an account as its customer sees it. */
export const Autopay = z.object({
  active: ActiveAutopay.nullable().describe('Null while it is off'),
  methods: z.array(SavedMethod).describe('What is kept, the oldest first'),
  offer: z
    .object({ method: SavedMethod, terms: z.string(), termsHash: z.string() })
    .nullable()
    .describe('What would be agreed to with one of them; null when nothing is kept'),
});
export type Autopay = z.infer<typeof Autopay>;

const customer = { access: 'customer', limit: 'write' } as const;

export const autopayEndpoints = {
  'GET /api/portal/billing/autopay': {
    summary:
      'Whether the signed-in customer’s invoices are charged by themselves, and what they would agree to; null when paying online is off',
    access: 'customer',
    limit: 'read',
    status: 200,
    query: z.strictObject({ method: z.string().max(100).optional() }),
    answer: z.object({ autopay: Autopay.nullable() }),
  },
  'POST /api/portal/billing/autopay': {
    summary: 'Agree to autopay with a kept card or account, by the terms that were shown',
    ...customer,
    status: 201,
    body: NewAutopay,
    answer: z.object({ autopay: Autopay }),
  },
  'DELETE /api/portal/billing/autopay': {
    summary: 'Turn autopay off; what has not started is not charged',
    ...customer,
    status: 204,
    answer: null,
  },
  'GET /api/portal/billing/method-form': {
    summary: 'What the form of Stripe needs to keep a card; null when paying online is off',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: z.object({
      form: z.object({ publishableKey: z.string(), scriptUrl: z.string() }).nullable(),
    }),
  },
  'POST /api/portal/billing/method-setups': {
    summary: 'Begin to keep a card or bank account without a payment',
    ...customer,
    status: 201,
    answer: z.object({ clientSecret: z.string() }),
  },
  'POST /api/portal/billing/methods': {
    summary: 'Keep what an own setup at Stripe has saved; a second time changes nothing',
    ...customer,
    status: 201,
    body: z.strictObject({ setup: z.string().regex(/^seti_\w{1,90}$/) }),
    answer: z.object({ items: z.array(SavedMethod) }),
  },
  'POST /api/console/billing/accounts/{id}/autopay/end': {
    summary: 'Turn the autopay of an account off, with a reason; one that is off stays so',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: z.strictObject({ id: z.uuid() }),
    body: AutopayEnd,
    answer: null,
  },
} as const satisfies EndpointTable;
