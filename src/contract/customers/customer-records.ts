// What crosses the wire of a customer's records: visits, requests, letters, chats, mails and changes, all in one shape.
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { pageOf } from '../platform/page-of.ts';

export const recordKinds = [
  'ahead',
  'past',
  'requests',
  'consultations',
  'leads',
  'chats',
  'mails',
  'changes',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** One line of a person's history. */
export const CustomerRecord = z.object({
  id: z.string(),
  at: z.string().describe('A date at the company, or an instant'),
  title: z.string().describe('What it was; of changes the name of the action'),
  detail: z.string().nullable(),
  state: z.string().nullable().describe('In the words of its table'),
  path: z.string().nullable().describe('The page that shows it'),
});
export type CustomerRecord = z.infer<typeof CustomerRecord>;

export const customerRecordEndpoints = {
  'GET /api/console/customers/{id}/records': {
    summary: 'Records of one kind of a customer, the latest first; visits ahead the next first',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({
      kind: z.enum(recordKinds),
      cursor: z.string().max(200).optional(),
    }),
    answer: pageOf(CustomerRecord),
  },
} as const satisfies EndpointTable;
