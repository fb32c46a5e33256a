// What crosses the wire about the books: what a period came to, account by account, and the rows behind each figure
// (docs/product/billing.md#books).
import { z } from 'zod';
import { ledgerAccountNames } from '#company/rules/billing/ledger-accounts.ts';
import { entryKinds } from '#company/rules/billing/ledger-entries.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId } from '../platform/ids.ts';
import { pageOf } from '../platform/page-of.ts';

/** The days that count, both included. */
export const Period = z.strictObject({ from: CalendarDate, to: CalendarDate });
export type Period = z.infer<typeof Period>;

const Amount = z.string().describe('Dollars with two decimals');

/** What a period came to. */
export const Books = z.object({
  accounts: z
    .array(
      z.object({
        account: z.enum(ledgerAccountNames),
        label: z.string(),
        debit: Amount,
        credit: Amount,
        balance: Amount.describe('On the side of the account: what was earned, owed or received'),
      }),
    )
    .describe('Those that moved'),
  tax: z.object({
    sales: Amount.describe('All sales before tax, credit notes taken off'),
    taxable: Amount.describe('What of it is taxed'),
    state: Amount,
    local: Amount,
  }),
});
export type Books = z.infer<typeof Books>;

/** A line of the ledger with what it is of. */
export const BookedLine = z.object({
  id: RowId,
  entry: RowId,
  on: z.string(),
  kind: z.enum(entryKinds),
  account: z.enum(ledgerAccountNames),
  debit: Amount,
  credit: Amount,
  customer: z.object({ id: z.string(), name: z.string() }),
  invoice: z.object({ id: z.string(), number: z.number().int() }).nullable(),
});
export type BookedLine = z.infer<typeof BookedLine>;

export const LineQuery = Period.extend({
  account: z.enum(ledgerAccountNames),
  cursor: z.string().max(200).optional(),
});
export type LineQuery = z.infer<typeof LineQuery>;

export const booksEndpoints = {
  'GET /api/console/billing/books': {
    summary: 'What a period came to by accounts, and the sales tax to report',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: Period,
    answer: Books,
  },
  'GET /api/console/billing/lines': {
    summary: 'The lines of an account in a period, in their order: the rows behind its figure',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: LineQuery,
    answer: pageOf(BookedLine),
  },
  'GET /api/console/billing/journal': {
    summary: 'The whole ledger of a period as CSV (RFC 4180), numbered by entry, for an accountant',
    access: 'exports',
    freshSignIn: true,
    limit: 'export',
    status: 200,
    query: Period,
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
} as const satisfies EndpointTable;
