// What crosses the wire about the receipt of a payment and the summary of a year, for their customer (docs/product/billing.md#in-the-portal).
import { z } from 'zod';
import { YearText } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { EntryAbout } from './entry-about.ts';
import { Payment } from './invoice.ts';

const Amount = z.string().describe('Dollars with two decimals');

/** A payment with what it settled. */
export const Receipt = Payment.extend({
  invoices: z
    .array(z.object({ id: z.string(), number: z.number().int(), amount: Amount }))
    .describe('What it settled when it came, in its order'),
  credit: Amount.describe('What of it became credit'),
});
export type Receipt = z.infer<typeof Receipt>;

/** What a year came to for a customer. */
export const YearSummary = z.object({
  year: z.number().int(),
  years: z
    .array(z.number().int())
    .describe('Those in which something was booked, the latest first'),
  opening: Amount.describe('What was owed before; below zero for credit'),
  work: Amount.describe('What was billed for work, before sales tax, credit notes not taken off'),
  tax: Amount.describe('The sales tax on it'),
  deposits: Amount.describe('What was billed as deposits and progress payments'),
  depositsUsed: Amount.describe('What of them went toward finished work'),
  credited: Amount.describe('What credit notes took off, sales tax included'),
  creditedTax: Amount.describe('The sales tax within it'),
  paid: Amount.describe('What came in, less what went back'),
  refunded: Amount,
  tips: Amount.describe('What was given to crews; within no other figure'),
  closing: Amount.describe('What is owed after it, or today'),
  rows: z.array(
    z.object({
      id: z.number().int(),
      on: z.string().describe('YYYY-MM-DD'),
      label: z.string(),
      about: EntryAbout.describe('What the label says, in its parts'),
      tax: Amount.describe('The sales tax within the amount'),
      amount: Amount.describe('What it adds to what is owed'),
    }),
  ),
});
export type YearSummary = z.infer<typeof YearSummary>;

const reading = { access: 'customer', limit: 'read', status: 200 } as const;
const Year = z.strictObject({ year: YearText });

export const paymentReceiptEndpoints = {
  'GET /api/portal/billing/payments/{id}': {
    summary: 'The receipt of an own payment',
    ...reading,
    params: z.strictObject({ id: z.string().max(100) }),
    answer: Receipt,
  },
  'GET /api/portal/billing/years/{year}': {
    summary: 'What was billed, credited and paid in a year',
    ...reading,
    params: Year,
    answer: YearSummary,
  },
  'GET /api/portal/billing/years/{year}/file': {
    summary: 'The same, row by row, as CSV',
    ...reading,
    params: Year,
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
} as const satisfies EndpointTable;
