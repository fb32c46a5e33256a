// What crosses the wire about an account's statement, and its endpoints (docs/product/billing.md#statements).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { Period } from './books.ts';
import { EntryAbout } from './entry-about.ts';

const Amount = z.string().describe('Dollars with two decimals; below zero for credit');
const MONTH = 'Please choose a month that is over, such as 2026-10.';

/** An account's money of some days: what it owed before, what was billed and paid, and what it owes at their end. */
export const Statement = z.object({
  customer: z.object({ id: z.string(), name: z.string() }),
  ...Period.shape,
  opening: Amount.describe('What was owed before the first day'),
  rows: z.array(
    z.object({
      id: z.number().int(),
      on: z.string().describe('YYYY-MM-DD'),
      label: z.string().describe('Such as "Invoice 1001" or "Check 1024"'),
      about: EntryAbout.describe('The same, in its parts'),
      amount: Amount.describe('What it adds to what is owed'),
      balance: Amount.describe('What was owed after it'),
    }),
  ),
  billed: Amount.describe('The sum of what was added'),
  settled: Amount.describe('The sum of what was taken off, positive'),
  closing: Amount.describe('What was owed after the last day'),
});
export type Statement = z.infer<typeof Statement>;

/** A month whose statement is mailed. */
export const StatementMails = z.strictObject({
  month: z.string({ error: MONTH }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: MONTH }),
  customerId: z.uuid().nullish().describe('Without one everyone who owes something'),
});
export type StatementMails = z.infer<typeof StatementMails>;

const Id = z.strictObject({ id: z.uuid() });
const staff = { access: 'staff', limit: 'read', status: 200 } as const;
const customer = { access: 'customer', limit: 'read', status: 200 } as const;

export const statementEndpoints = {
  'GET /api/console/billing/accounts/{id}/statement': {
    summary: 'The statement of an account for some days',
    ...staff,
    params: Id,
    query: Period,
    answer: Statement,
  },
  'GET /api/console/billing/accounts/{id}/statement/pdf': {
    summary: 'The statement of an account on paper',
    ...staff,
    params: Id,
    query: Period,
    answer: { bytes: 'application/pdf' },
  },
  'POST /api/console/billing/statements': {
    summary:
      'Mail the statement of a month to one customer, or to everyone who owes something; each gets that of a month once',
    access: 'staff',
    limit: 'write',
    status: 201,
    body: StatementMails,
    answer: z.object({ sent: z.number().int().describe('How many had not got it yet') }),
  },
  'GET /api/portal/statement': {
    summary: 'The signed-in customer’s statement for some days',
    ...customer,
    query: Period,
    answer: Statement,
  },
  'GET /api/portal/statement/pdf': {
    summary: 'The signed-in customer’s statement on paper',
    ...customer,
    query: Period,
    answer: { bytes: 'application/pdf' },
  },
} as const satisfies EndpointTable;
