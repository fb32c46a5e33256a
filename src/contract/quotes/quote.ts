// What crosses the wire about a quote, the price that the company offers: what a customer sees, chooses and answers
// (docs/product/portal.md#quotes).
import { z } from 'zod';
import { taxClasses } from '#company/rules/money/quote-total.ts';
import { quoteStateNames } from '#company/rules/quotes/quote-machine.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, SeenVersion } from '../platform/ids.ts';
import { line, paragraph, signature } from '../platform/text.ts';

/** Where a line is meant, on one of the customer's photos: from 0 to 1, from its left and upper edge. */
export const QuotePin = z.strictObject({
  photoId: z.guid(),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type QuotePin = z.infer<typeof QuotePin>;

const STEP_PERCENT = 'Please enter a whole percent from 1 to 100.';
const percent = z
  .int({ error: STEP_PERCENT })
  .min(1, { error: STEP_PERCENT })
  .max(100, { error: STEP_PERCENT });
const AMOUNT = 'Please enter dollars with two decimals above zero, such as 500.00.';

/** How a quote is paid for: a deposit on acceptance, parts along the way, the rest at completion. */
export const PaymentTerms = z
  .strictObject({
    depositPercent: percent.nullable().default(null).describe('Of the total with its tax'),
    depositAmount: z
      .string()
      .regex(/^(?!0+\.00$)\d{1,6}\.\d\d$/, { error: AMOUNT })
      .nullable()
      .default(null)
      .describe('A fixed deposit, instead of a percent'),
    steps: z
      .array(
        z.strictObject({
          name: line(80, 'Please name this step, such as “Beds dug”.'),
          percent: percent.describe('Of the total with its tax'),
        }),
      )
      .max(5, { error: 'At most 5 progress payments.' })
      .default([]),
  })
  .refine(
    ({ depositPercent, depositAmount }) => depositPercent === null || depositAmount === null,
    {
      path: ['depositAmount'],
      error: 'Please enter a percent or an amount, not both.',
    },
  )
  .refine(
    ({ depositPercent, depositAmount, steps }) =>
      depositPercent !== null || depositAmount !== null || steps.length > 0,
    { path: ['depositPercent'], error: 'Please enter a deposit or a progress payment.' },
  )
  .refine(
    ({ depositPercent, steps }) =>
      steps.reduce((sum, step) => sum + step.percent, depositPercent ?? 0) <= 100,
    { path: ['steps'], error: 'Deposit and progress payments are more than 100% together.' },
  );
export type PaymentTerms = z.infer<typeof PaymentTerms>;

/** A line of a quote: quantity times unit price. */
export const QuoteLine = z.object({
  id: RowId,
  description: z.string(),
  quantity: z.string().describe('With two decimals'),
  unit: z.string().describe('What is counted, such as "cubic yard"; may be empty'),
  unitPrice: z.string().describe('With two decimals; negative for a discount'),
  amount: z.string().describe('Quantity times unit price'),
  taxClass: z.enum(taxClasses),
  isOptional: z.boolean(),
  isChosen: z.boolean().describe('Whether an optional line is part of the total'),
  pins: z.array(QuotePin),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** The states in which a customer sees a quote. One that no one answered in time has expired. */
const SentState = z.enum(quoteStateNames).exclude(['draft']);

/** A quote as its customer sees it. `contentHash` names exactly this, choices included; accepting gives it back. */
export const PricedQuote = z.object({
  id: z.string(),
  serviceRequestId: RowId,
  version: RowId,
  contentHash: z.string(),
  status: SentState,
  title: z.string(),
  message: z.string().nullable(),
  customerName: z.string(),
  propertyAddress: z.string(),
  lines: z.array(QuoteLine),
  photos: z
    .array(z.object({ id: z.string(), width: z.number().int(), height: z.number().int() }))
    .describe('Those with pins, in the order in which the lines name them'),
  taxBasisPoints: z.number().int(),
  subtotal: z.string(),
  tax: z.string(),
  total: z.string(),
  paymentTerms: PaymentTerms.nullable().describe('Null when all is due at completion'),
  validUntil: z.string().describe('The last day on which it can be accepted, at the company'),
  sentAt: z.string(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string().nullable().describe('The name typed in accepting it'),
  answerNote: z.string().nullable().describe('Why it was declined'),
  copyHash: z.string().nullable().describe('SHA-256 of the stored PDF, once it is there'),
});
export type PricedQuote = z.infer<typeof PricedQuote>;

const version = SeenVersion.describe('The version that is before the person');
const chosen = z.array(RowId).max(100).describe('Ids of the optional lines that are chosen');

/** Which optional lines a customer wants. */
export const QuoteChoice = z.strictObject({ version, chosen });

/** Accepts exactly what was shown. */
export const QuoteAcceptance = z.strictObject({
  version,
  contentHash: z.string().max(64),
  chosen,
  typedName: signature,
});
export type QuoteAcceptance = z.infer<typeof QuoteAcceptance>;

/** Declines, with a reason if the customer wants to give one. */
export const QuoteRefusal = z.strictObject({ version, reason: paragraph(1000).nullish() });

/** The id of a quote in a path. */
export const QuoteId = z.strictObject({ id: z.string().min(1).max(100) });

export const pricedQuoteEndpoints = {
  'GET /api/quotes/{id}': {
    summary: 'A quote that was sent to the signed-in person',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: QuoteId,
    answer: PricedQuote,
  },
  'POST /api/quotes/{id}/choice': {
    summary: 'Choose among the optional lines of a quote',
    access: 'customer',
    limit: 'choice',
    status: 200,
    params: QuoteId,
    body: QuoteChoice,
    answer: PricedQuote,
  },
  'POST /api/quotes/{id}/accept': {
    summary: 'Accept a quote exactly as shown; 409 says what has changed',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: QuoteId,
    body: QuoteAcceptance,
    idempotent: { contentOf: (body: unknown) => body },
    answer: PricedQuote,
  },
  'POST /api/quotes/{id}/decline': {
    summary: 'Decline a quote',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: QuoteId,
    body: QuoteRefusal,
    answer: PricedQuote,
  },
  'GET /api/quotes/{id}/pdf': {
    summary: 'The stored copy of an accepted quote, for its customer and for staff',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: QuoteId,
    answer: { bytes: 'application/pdf' },
  },
} as const satisfies EndpointTable;
