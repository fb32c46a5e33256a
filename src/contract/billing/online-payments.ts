// The endpoints by which customers pay online, and the one that Stripe tells us by what became of it (docs/product/online-payments.md).
import { z } from 'zod';
import { onlinePaymentStatuses } from '#company/rules/billing/online-payment-machine.ts';
import { paymentFailures } from '#company/rules/billing/payment-failure.ts';
import { isTip, MOST_TIP_CENTS } from '#company/rules/billing/tip.ts';
import { formatCents } from '#company/rules/money/money.ts';
import type { EndpointTable } from '../platform/endpoint.ts';

const Amount = z.string().describe('Dollars with two decimals');

/** A card or bank account that a customer keeps for the next time. */
export const SavedMethod = z.object({
  id: z.string(),
  label: z.string().describe('Such as "Visa 4242"'),
  expires: z.string().nullable().describe('YYYY-MM of a card'),
});
export type SavedMethod = z.infer<typeof SavedMethod>;

/** What is needed to show the form of Stripe. */
export const OnlinePaymentOffer = z.object({
  publishableKey: z.string(),
  scriptUrl: z.string(),
  amount: Amount.describe('What would be paid'),
  cents: z.number().int(),
  invoice: z
    .object({ id: z.string(), number: z.number().int() })
    .nullable()
    .describe('The one that is paid; null for all that is owed'),
  tips: z
    .array(Amount)
    .nullable()
    .describe('Tips for the crew to choose from; null when the company takes none'),
  underWay: Amount.nullable().describe('A payment that is being confirmed'),
});
export type OnlinePaymentOffer = z.infer<typeof OnlinePaymentOffer>;

/** An attempt to pay, as its customer sees it. */
export const OnlinePayment = z.object({
  id: z.string(),
  amount: Amount,
  tip: Amount.describe('How much of it is a tip for the crew'),
  status: z.enum(onlinePaymentStatuses),
  method: z.string().describe('Such as "Visa 4242"; blank until it is known'),
  failure: z.string().nullable().describe('Why the last try failed, in words'),
  failureKind: z.enum(paymentFailures).nullable().describe('The same by its kind'),
  invoice: z.object({ id: z.string(), number: z.number().int() }).nullable(),
});
export type OnlinePayment = z.infer<typeof OnlinePayment>;

const TIP = `Please enter a tip of at most ${formatCents(MOST_TIP_CENTS)}, such as 5.00.`;

const invoiceId = z.uuid().nullish().describe('The invoice that is paid; all that is owed without');

export const NewOnlinePayment = z.strictObject({
  invoiceId,
  tip: z
    .string({ error: TIP })
    .refine(isTip, { error: TIP })
    .default('0.00')
    .describe('For the crew, in dollars, on top of what is owed'),
  keepsMethod: z.boolean().default(false).describe('Whether the method is kept for the next time'),
});
export type NewOnlinePayment = z.infer<typeof NewOnlinePayment>;

const reading = { access: 'customer', limit: 'read', status: 200 } as const;

export const onlinePaymentEndpoints = {
  'GET /api/portal/billing/online': {
    summary:
      'What the signed-in customer can pay online; null when nothing is owed or paying online is off',
    ...reading,
    query: z.strictObject({ invoice: z.string().max(100).optional() }),
    answer: z.object({ offer: OnlinePaymentOffer.nullable() }),
  },
  'POST /api/portal/billing/online-sessions': {
    summary: 'Have the form of Stripe offer what the signed-in customer keeps',
    access: 'customer',
    limit: 'write',
    status: 201,
    answer: z.object({
      clientSecret: z
        .string()
        .nullable()
        .describe('By which the form shows them; null when nothing is kept, or Stripe is away'),
    }),
  },
  'POST /api/portal/billing/online-payments': {
    summary:
      'Begin to pay an invoice or all that is owed; the amount is what is owed now. Asked again it is the same payment',
    access: 'customer',
    limit: 'write',
    status: 201,
    body: NewOnlinePayment,
    answer: z.object({
      id: z.string(),
      clientSecret: z.string().describe('By which the form of Stripe pays it'),
      amount: Amount,
    }),
  },
  'GET /api/portal/billing/online-payments/{id}': {
    summary: 'What became of an own online payment',
    ...reading,
    params: z.strictObject({ id: z.string().max(100) }),
    answer: OnlinePayment,
  },
  'GET /api/portal/billing/methods': {
    summary: 'The cards and bank accounts that the signed-in customer keeps',
    ...reading,
    answer: z.object({ items: z.array(SavedMethod) }),
  },
  'DELETE /api/portal/billing/methods/{id}': {
    summary: 'Remove an own kept card or bank account; Stripe forgets it as well',
    access: 'customer',
    limit: 'write',
    status: 204,
    params: z.strictObject({ id: z.uuid() }),
    answer: null,
  },
  'POST /api/stripe/webhook': {
    summary: 'Take an event of Stripe, signed by it; one that comes twice changes nothing',
    access: 'public',
    limit: 'webhook',
    status: 204,
    raw: { type: 'application/json', maxBytes: 500_000 },
    answer: null,
  },
} as const satisfies EndpointTable;
