// What crosses the wire when a company is brought along from a file: upload, columns, dry run, import, undo.
import { z } from 'zod';
import { importStatuses } from '#company/rules/customers/import-status.ts';
import type { EndpointTable } from '../platform/endpoint.ts';

export const MOST_IMPORT_BYTES = 8_000_000;
export const MOST_IMPORT_ROWS = 20_000;

/** For how long an import can be undone. */
export const IMPORT_UNDO_DAYS = 14;

/** What a column of a file can be: of the customer, the property, the plan there, one visit to come. */
export const importFieldGroups = {
  customer: ['email', 'firstName', 'lastName', 'name', 'company', 'phone'],
  property: ['address', 'city', 'state', 'zip', 'lotSize', 'lawnArea', 'instructions'],
  plan: ['planName', 'planKind', 'frequency', 'planPrice', 'nextDate', 'crew'],
  visit: ['visitDate', 'visitTime', 'visitService', 'visitPrice'],
} as const;
export const importFields = [
  ...importFieldGroups.customer,
  ...importFieldGroups.property,
  ...importFieldGroups.plan,
  ...importFieldGroups.visit,
] as const;
export type ImportField = (typeof importFields)[number];

/** How a field is called on the page, in faults and in the head of the template. */
export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Full name',
  company: 'Company',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  lotSize: 'Lot (sq ft)',
  lawnArea: 'Lawn (sq ft)',
  instructions: 'Crew instructions',
  planName: 'Plan',
  planKind: 'Plan type',
  frequency: 'Frequency',
  planPrice: 'Price per visit',
  nextDate: 'Next visit',
  crew: 'Crew',
  visitDate: 'Visit date',
  visitTime: 'Visit time',
  visitService: 'Visit service',
  visitPrice: 'Visit price',
};

const column = z.number().int().min(0).max(199).optional();

/** The column of each field, counted from 0; a field that the file does not have is left out. */
export const ImportColumnChoice = z.strictObject({
  email: column,
  firstName: column,
  lastName: column,
  name: column,
  company: column,
  phone: column,
  address: column,
  city: column,
  state: column,
  zip: column,
  lotSize: column,
  lawnArea: column,
  instructions: column,
  planName: column,
  planKind: column,
  frequency: column,
  planPrice: column,
  nextDate: column,
  crew: column,
  visitDate: column,
  visitTime: column,
  visitService: column,
  visitPrice: column,
} satisfies Record<ImportField, typeof column>);
export type ImportColumnChoice = z.infer<typeof ImportColumnChoice>;

/** What is wrong with a row, or only to be known: in which column, and a sentence. */
const ImportNote = z.object({
  field: z.enum(importFields).nullable().describe('Null when it is about the whole row'),
  message: z.string(),
});
export type ImportNote = z.infer<typeof ImportNote>;

const ImportedRow = z.object({
  row: z.number().int().describe('As a spreadsheet counts: the head is row 1'),
  cells: z.array(z.string()),
  faults: z.array(ImportNote),
  warnings: z.array(ImportNote),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** How much a file brings. Amounts have two decimals. */
const ImportCounts = z.object({
  newCustomers: z.number().int(),
  knownCustomers: z.number().int(),
  withoutEmail: z.number().int().describe('Of the new customers'),
  properties: z.number().int(),
  plans: z.number().int(),
  visits: z.number().int(),
  crews: z.array(z.string()).describe('Names of those that are not there yet'),
  plansMonthly: z.string().describe('The sum of the plans a month'),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** A file: what it would bring while it is a draft, then what it has brought. */
export const CustomerImport = z.object({
  id: z.uuid(),
  status: z.enum(importStatuses),
  header: z.array(z.string()),
  columns: ImportColumnChoice,
  rowCount: z.number().int(),
  counts: ImportCounts,
  monthly: z
    .object({ before: z.string(), after: z.string() })
    .nullable()
    .describe('All plans of the company a month, now and after the import; of a draft alone'),
  preview: z.array(ImportedRow),
  faultCount: z.number().int(),
  faults: z.array(ImportedRow).describe('The first fifty'),
  warningCount: z.number().int(),
  warnings: z.array(ImportedRow).describe('The first fifty'),
  generatedVisits: z.number().int().describe('Visits that the plans got for the weeks ahead'),
  importedAt: z.string().nullable(),
  by: z.string().nullable(),
  undo: z
    .object({ until: z.string(), obstacles: z.array(z.string()) })
    .nullable()
    .describe('Of an import that is done, within two weeks; without obstacles it can be undone'),
});
export type CustomerImport = z.infer<typeof CustomerImport>;

/** An import in the list of the last ones. */
export const CustomerImportLine = CustomerImport.pick({
  id: true,
  status: true,
  rowCount: true,
  importedAt: true,
  by: true,
}).extend({ createdAt: z.string() });
export type CustomerImportLine = z.infer<typeof CustomerImportLine>;

export const ImportStart = z.strictObject({
  leaveOutFaulty: z.boolean().default(false).describe('Import without the rows that have faults'),
});

const OneImport = z.strictObject({ id: z.uuid() });
const staff = { access: 'staff', status: 200 } as const;

export const customerImportEndpoints = {
  'GET /api/console/customer-imports': {
    ...staff,
    summary: 'The last imports, the latest first',
    limit: 'read',
    answer: z.object({ items: z.array(CustomerImportLine) }),
  },
  'POST /api/console/customer-imports': {
    ...staff,
    summary: 'Upload a CSV file of customers, plans and visits; nothing is imported yet',
    limit: 'write',
    status: 201,
    upload: {
      field: 'file',
      maxBytes: MOST_IMPORT_BYTES,
      tooLarge: () => 'This file is over 8 MB. Please split it.',
    },
    answer: CustomerImport,
  },
  'GET /api/console/customer-imports/{id}': {
    ...staff,
    summary: 'A file with its dry run, or what it has brought',
    limit: 'read',
    params: OneImport,
    answer: CustomerImport,
  },
  'PATCH /api/console/customer-imports/{id}': {
    ...staff,
    summary: 'Say which column is what',
    limit: 'write',
    params: OneImport,
    body: ImportColumnChoice,
    answer: CustomerImport,
  },
  'POST /api/console/customer-imports/{id}/start': {
    ...staff,
    summary: 'Import the file as a whole; a second time it changes nothing',
    limit: 'write',
    status: 202,
    params: OneImport,
    body: ImportStart,
    answer: CustomerImport,
  },
  'POST /api/console/customer-imports/{id}/undo': {
    ...staff,
    summary: 'Remove all that an import has brought; a second time it changes nothing',
    limit: 'write',
    params: OneImport,
    answer: CustomerImport,
  },
  'GET /api/console/customer-imports/{id}/faults': {
    ...staff,
    freshSignIn: true,
    summary: 'The rows with faults as CSV, each with what is wrong',
    limit: 'read',
    params: OneImport,
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
  'GET /api/console/customer-import-template': {
    ...staff,
    summary: 'A CSV file with the columns that an import knows, and two rows as examples',
    limit: 'read',
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
} as const satisfies EndpointTable;
