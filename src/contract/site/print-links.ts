// What crosses the wire about short links on printed things: where each leads, how often it was scanned, and what became of it
// (docs/product/print.md#short-links).
import { z } from 'zod';
import { printLinkKinds, printLinkTargets } from '#company/facts/print-links.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { line, optionalLine } from '../platform/text.ts';

/** So many are managed by hand; the list has no pages. */
export const MOST_PRINT_LINKS = 500;

const Kind = z.enum(
  printLinkKinds.map(({ value }) => value),
  { error: 'Please choose what it is on.' },
);
const Target = z.enum(
  printLinkTargets.map(({ value }) => value),
  { error: 'Please choose a page.' },
);

/** What came of a link; each figure opens its rows. */
const Figures = z.object({
  scans: z.number().int(),
  leads: z.number().int().describe('Quote requests, plan requests and bookings, without spam'),
  chats: z.number().int(),
  won: z.number().int().describe('Leads that were won'),
  paid: z.string().describe('Dollars that customers of won leads have paid since, less refunds'),
});

const Link = z.object({
  id: RowId,
  version: z.number().int(),
  code: z.string(),
  url: z.string(),
  kind: Kind,
  name: z.string(),
  neighborhood: z.string().nullable(),
  zip: z.string().nullable(),
  target: Target,
  isActive: z.boolean(),
  lastDay: z.string().nullable(),
  isOver: z
    .boolean()
    .describe('Switched off, or its last day has passed: it leads to the home page'),
});

export const PrintLink = Link.extend(Figures.shape);
export type PrintLink = z.infer<typeof PrintLink>;

/** A link with the rows behind its figures. */
export const PrintLinkPage = PrintLink.extend({
  days: z.array(z.object({ day: z.string(), scans: z.number().int() })).describe('Latest first'),
  leadRows: z.array(
    z.object({
      id: RowId,
      name: z.string(),
      stage: z.string(),
      arrivedOn: z.string(),
    }),
  ),
  chatRows: z.array(z.object({ id: z.string(), name: z.string(), startedOn: z.string() })),
  paidRows: z.array(
    z.object({
      customerId: z.string(),
      customer: z.string(),
      bookedOn: z.string(),
      amount: z.string(),
    }),
  ),
  isAll: z.boolean().describe('False when more rows are behind a figure than are shown'),
});
export type PrintLinkPage = z.infer<typeof PrintLinkPage>;

const details = {
  kind: Kind,
  name: line(100, 'Please give the link a name.'),
  neighborhood: optionalLine(100).nullish(),
  zip: z
    .string()
    .regex(/^\d{5}$/, { error: 'Please enter a ZIP code of five digits.' })
    .nullish(),
  target: Target,
  lastDay: CalendarDate.nullish().describe('The last day on which it counts; none without'),
};

export const NewPrintLink = z.strictObject(details);
export type NewPrintLink = z.infer<typeof NewPrintLink>;

/** Everything of a link but its code, which is on paper. */
export const PrintLinkChange = z.strictObject({
  ...details,
  isActive: z.boolean(),
  version: RowId.describe('The version that was looked at'),
});
export type PrintLinkChange = z.infer<typeof PrintLinkChange>;

const id = z.strictObject({ id: RowIdText });

export const printLinkEndpoints = {
  'GET /go/{code}': {
    summary: 'A short link of something printed: counts and goes to a page of ours',
    access: 'public',
    // Who scans leaves no trace, not even in a limit by address; what counts is bounded by link.
    limit: 'none',
    status: 302,
    params: z.strictObject({ code: z.string().min(1).max(100) }),
    answer: null,
  },
  'GET /api/console/print-links': {
    summary: 'All short links with what came of them, the latest first',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.object({ items: z.array(PrintLink) }),
  },
  'POST /api/console/print-links': {
    summary: 'Make a short link',
    access: 'staff',
    limit: 'write',
    status: 201,
    body: NewPrintLink,
    idempotent: { contentOf: (body: NewPrintLink) => body },
    answer: Link,
  },
  'GET /api/console/print-links/{id}': {
    summary: 'A short link with the rows behind its figures',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: id,
    answer: PrintLinkPage,
  },
  'PATCH /api/console/print-links/{id}': {
    summary: 'Change a short link, switch it off or on',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: id,
    body: PrintLinkChange,
    answer: Link,
  },
  'GET /api/console/print-links/{id}/qr': {
    summary: 'The QR code of a short link (SVG)',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: id,
    answer: { bytes: 'image/svg+xml' },
  },
} as const satisfies EndpointTable;
