// What crosses the wire when customers come from a file: upload, columns, preview, progress, and the rows that were not taken.
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';

export const MOST_IMPORT_BYTES = 5_000_000;
export const MOST_IMPORT_ROWS = 5_000;

/** What a column of a file can be. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'name',
  'phone',
  'address',
  'lotSize',
  'lawnArea',
] as const;
export type ImportField = (typeof importFields)[number];

const columnNumber = z.number().int().min(0).max(199);

/** The column of each field, counted from 0; a field that the file does not have is left out. */
export const ImportColumnChoice = z.strictObject({
  email: columnNumber,
  firstName: columnNumber.optional(),
  lastName: columnNumber.optional(),
  name: columnNumber.optional(),
  phone: columnNumber.optional(),
  address: columnNumber.optional(),
  lotSize: columnNumber.optional(),
  lawnArea: columnNumber.optional(),
});
export type ImportColumnChoice = z.infer<typeof ImportColumnChoice>;

const RowFault = z.object({
  row: z.number().int().describe('As a spreadsheet counts: the head is row 1'),
  cells: z.array(z.string()),
  faults: z.array(z.string()),
});

/** A file and how far it is. */
export const CustomerImport = z.object({
  id: z.uuid(),
  status: z.enum(['draft', 'running', 'done']),
  header: z.array(z.string()),
  columns: ImportColumnChoice.partial(),
  rowCount: z.number().int(),
  preview: z.array(
    z.object({ row: z.number().int(), cells: z.array(z.string()), faults: z.array(z.string()) }),
  ),
  faultCount: z.number().int(),
  faults: z.array(RowFault).describe('The first fifty'),
  done: z.number().int(),
  made: z.number().int(),
  known: z.number().int(),
});
export type CustomerImport = z.infer<typeof CustomerImport>;

const OneImport = z.strictObject({ id: z.uuid() });

export const customerImportEndpoints = {
  'POST /api/console/customer-imports': {
    summary: 'Upload a CSV file of customers; nothing is taken yet',
    access: 'staff',
    limit: 'write',
    status: 201,
    upload: {
      field: 'file',
      maxBytes: MOST_IMPORT_BYTES,
      tooLarge: () => 'This file is over 5 MB. Please split it.',
    },
    answer: CustomerImport,
  },
  'GET /api/console/customer-imports/{id}': {
    summary: 'A file with its preview, or how far it is',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: OneImport,
    answer: CustomerImport,
  },
  'PATCH /api/console/customer-imports/{id}': {
    summary: 'Say which column is what',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: OneImport,
    body: ImportColumnChoice,
    answer: CustomerImport,
  },
  'POST /api/console/customer-imports/{id}/start': {
    summary: 'Take the rows without faults; a second time it changes nothing',
    access: 'staff',
    limit: 'write',
    status: 202,
    params: OneImport,
    answer: CustomerImport,
  },
  'GET /api/console/customer-imports/{id}/faults': {
    summary: 'The rows that were not taken as CSV, each with what is wrong',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: OneImport,
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
} as const satisfies EndpointTable;
