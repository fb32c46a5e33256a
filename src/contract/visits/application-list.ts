// What crosses the wire when the office looks through application records, and takes them along as a file
// (docs/product/console.md#application-records).
import { z } from 'zod';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { pageOf } from '../platform/page-of.ts';
import { ApplicationRecord } from './application-records.ts';

/** A record in the list: with its date, whose lawn it was, and who was there. Names and places are those of that day. */
export const ListedApplication = ApplicationRecord.extend({
  visitId: RowId,
  date: z.string().describe('YYYY-MM-DD at the company'),
  customerName: z.string(),
  address: z.string(),
  crew: z.string().nullable().describe('The crew whose phone sent it'),
});
export type ListedApplication = z.infer<typeof ListedApplication>;

/** Which records: from and to include both days. */
export const ApplicationQuery = z.strictObject({
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  crewId: RowIdText.optional(),
  q: z
    .string()
    .max(200)
    .optional()
    .describe('Beginnings of words of customer, address, applicator, product'),
  cursor: z.string().max(200).optional(),
});
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;

export const applicationListEndpoints = {
  'GET /api/console/application-records': {
    summary: 'Records of pesticide applications, the latest first',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: ApplicationQuery,
    answer: pageOf(ListedApplication),
  },
  'GET /api/console/application-record-export': {
    summary: 'The same records as CSV (RFC 4180), whose cells no spreadsheet takes for formulas',
    access: 'exports',
    freshSignIn: true,
    limit: 'export',
    status: 200,
    query: ApplicationQuery.omit({ cursor: true }),
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
} as const satisfies EndpointTable;
