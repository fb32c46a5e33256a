// What crosses the wire when staff write a quote: start it from our prices or an older one, change it, send it, revise it
// (docs/product/portal.md#office).
import { z } from 'zod';
import { taxClasses } from '#company/rules/money/quote-total.ts';
import { quoteStateNames } from '#company/rules/quotes/quote-machine.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, SeenVersion } from '../platform/ids.ts';
import { line, optionalLine, paragraph } from '../platform/text.ts';
import { PaymentTerms, PricedQuote, QuoteId, QuoteLine, QuotePin } from './quote.ts';
import { ServiceRequestId } from './service-request.ts';

const version = SeenVersion.describe('The version of the request that was looked at');

const amount = (pattern: RegExp, error: string) => z.string().regex(pattern, { error });
const price = amount(/^-?\d{1,6}\.\d\d$/, 'Please enter dollars with two decimals, such as 45.00.');
const quantity = amount(
  /^(?!0+\.00$)\d{1,6}\.\d\d$/,
  'Please enter a quantity above zero with two decimals, such as 7.00.',
);

/** A line to write. */
export const QuoteLineDraft = z.strictObject({
  description: line(500, 'Please say what is done.'),
  quantity: quantity.default('1.00'),
  unit: optionalLine(30).default(''),
  unitPrice: price,
  isOptional: z.boolean().default(false),
  taxClass: z.enum(taxClasses).default('taxable'),
  pins: z.array(QuotePin).max(10).default([]),
  priceRule: optionalLine(200)
    .nullish()
    .describe('Which of our price rules the line comes from, for staff alone'),
});
export type QuoteLineDraft = z.infer<typeof QuoteLineDraft>;

/** What a quote says. */
export const QuoteDraft = z.strictObject({
  title: line(200, 'Please give it a title.'),
  message: paragraph(3000).nullish(),
  validUntil: CalendarDate,
  lines: z.array(QuoteLineDraft).min(1, { error: 'Please add a line.' }).max(60),
  paymentTerms: PaymentTerms.nullish().describe('Without them all is due at completion'),
});
export type QuoteDraft = z.infer<typeof QuoteDraft>;

/** A quote as staff see it: also while it is a draft, and whether the customer has looked. */
export const DeskQuote = PricedQuote.extend({
  lines: z.array(QuoteLine.extend({ priceRule: z.string().nullable() })),
  status: z.enum(quoteStateNames),
  sentAt: z.string().nullable(),
  viewedAt: z.string().nullable(),
  followUps: z
    .array(CalendarDate)
    .describe('The days on which its customer was mailed about it since it was sent'),
});
export type DeskQuote = z.infer<typeof DeskQuote>;

/** A line that one of our price rules gives for a property. */
export const PriceRuleLine = z.object({
  description: z.string(),
  quantity: z.string(),
  unit: z.string(),
  unitPrice: z.string(),
  taxClass: z.enum(taxClasses),
  priceRule: z.string().describe('The rule in words'),
  isSuggested: z.boolean().describe('Whether it is for what was asked'),
});
export type PriceRuleLine = z.infer<typeof PriceRuleLine>;

/** Our prices for the property of a request. */
export const PriceStart = z.object({
  propertySize: z.number().int().describe('Square feet'),
  lawnArea: z.number().int().describe('Square feet'),
  isMeasured: z.boolean().describe('Known of the property, not estimated from its address'),
  taxBasisPoints: z
    .number()
    .int()
    .describe('The rate of sales tax with which a quote is written now'),
  validUntil: z.string().describe('The last day of a quote that is written now'),
  lines: z.array(PriceRuleLine),
});
export type PriceStart = z.infer<typeof PriceStart>;

/** An older quote whose lines can be taken over. */
export const OlderQuote = z.object({
  id: z.string(),
  title: z.string(),
  customerName: z.string(),
  total: z.string(),
  sentAt: z.string(),
  isSameCustomer: z.boolean(),
});
export type OlderQuote = z.infer<typeof OlderQuote>;

export const quoteDeskEndpoints = {
  'POST /api/console/service-requests/{id}/quotes': {
    summary: 'Begin a quote for a request; no one but staff sees it until it is sent',
    access: 'staff',
    limit: 'write',
    status: 201,
    params: ServiceRequestId,
    body: QuoteDraft.extend({ requestVersion: version }),
    answer: DeskQuote,
  },
  'GET /api/console/quotes/{id}': {
    summary: 'A quote, also a draft',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: QuoteId,
    answer: DeskQuote,
  },
  'PATCH /api/console/quotes/{id}': {
    summary: 'Change a draft',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: QuoteId,
    body: QuoteDraft.extend({ version: RowId }),
    answer: DeskQuote,
  },
  'POST /api/console/quotes/{id}/send': {
    summary: 'Send a draft to its customer; refused when they have changed the request meanwhile',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: QuoteId,
    body: z.strictObject({ version: RowId, requestVersion: version }),
    answer: DeskQuote,
  },
  'POST /api/console/quotes/{id}/revise': {
    summary: 'Put a new version in the place of one that was sent; it counts at once',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: QuoteId,
    body: QuoteDraft.extend({ version: RowId }),
    answer: DeskQuote,
  },
  'GET /api/console/service-requests/{id}/prices': {
    summary: 'What our price rules give for the property of a request',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: ServiceRequestId,
    answer: PriceStart,
  },
  'GET /api/console/service-requests/{id}/older-quotes': {
    summary:
      "Quotes that were sent before to the same customer or for the same kind of work, the customer's first",
    access: 'staff',
    limit: 'read',
    status: 200,
    params: ServiceRequestId,
    answer: z.object({ items: z.array(OlderQuote) }),
  },
  'POST /api/console/service-requests/{id}/quotes/start': {
    summary: 'Begin a quote by our price rules, or with the lines of an older one',
    access: 'staff',
    limit: 'write',
    status: 201,
    params: ServiceRequestId,
    body: z.strictObject({
      requestVersion: version,
      copyOf: z.guid().nullish().describe('The older quote; without one our prices count'),
    }),
    answer: DeskQuote,
  },
} as const satisfies EndpointTable;
