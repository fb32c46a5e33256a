// What crosses the wire about the books' way to QuickBooks Online: numbered exports of what was booked since the last one, and their files
// (docs/product/billing.md#quickbooks).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';

/** Entries of one export; what is over waits for the next. */
export const MOST_EXPORTED = 5_000;

/** QuickBooks takes so many invoices from one file. */
export const INVOICES_A_FILE = 100;

/** The files of an export, in the order of the page. */
export const exportFiles = ['journal', 'invoices', 'credit-notes', 'payments'] as const;
export type ExportFile = (typeof exportFiles)[number];

/** What kind of entries come to, in dollars; what was taken back is taken off. */
const Kind = z.object({ count: z.number().int(), amount: z.string() });

const Content = z.object({
  entries: z.number().int(),
  firstEntry: RowId.nullable(),
  lastEntry: RowId.nullable(),
  invoices: Kind,
  creditNotes: Kind,
  payments: Kind.describe('Payments, credit used and refunds, less what was taken back'),
});

/** What was booked since the last export. */
export const NextExport = Content.extend({
  from: z.string().nullable().describe('YYYY-MM-DD of the earliest entry'),
  until: z.string().nullable(),
  isAll: z.boolean().describe('False when more was booked than one export holds'),
});
export type NextExport = z.infer<typeof NextExport>;

/** An export that was taken. */
export const BooksExport = Content.extend({
  number: RowId,
  takenOn: z.string().describe('YYYY-MM-DD at the company'),
  takenBy: z.string().nullable().describe('Their name, while they have an account'),
});
export type BooksExport = z.infer<typeof BooksExport>;

const RELOAD = 'Please reload the page.';
const Seen = z.coerce.number({ error: RELOAD }).int().positive({ error: RELOAD });

/** Exactly what was previewed. */
export const NewExport = z.strictObject({
  through: Seen.max(2_147_483_647, { error: RELOAD }).describe('The last entry'),
  entries: Seen.max(MOST_EXPORTED, { error: RELOAD }).describe('How many there are'),
});
export type NewExport = z.infer<typeof NewExport>;

export const booksExportEndpoints = {
  'GET /api/console/billing/exports/next': {
    summary: 'What was booked since the last export; changes nothing',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: NextExport,
  },
  'GET /api/console/billing/exports': {
    summary: 'Exports page by page, the latest first',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PageQuery,
    answer: pageOf(BooksExport),
  },
  'POST /api/console/billing/exports': {
    summary: 'Take what was previewed as the next numbered export; no entry is in two',
    access: 'exports',
    freshSignIn: true,
    limit: 'write',
    status: 201,
    body: NewExport,
    idempotent: { contentOf: (body: NewExport) => body },
    answer: BooksExport,
  },
  'GET /api/console/billing/exports/{number}/{file}': {
    summary:
      'A file of an export as QuickBooks Online imports it (CSV, RFC 4180); the same bytes each time',
    access: 'exports',
    freshSignIn: true,
    limit: 'export',
    status: 200,
    params: z.strictObject({ number: RowIdText, file: z.enum(exportFiles) }),
    query: z.strictObject({
      part: RowIdText.optional().describe(`Of invoices, ${INVOICES_A_FILE} in each; the first`),
    }),
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
} as const satisfies EndpointTable;
