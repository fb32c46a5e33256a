// What crosses the wire when two customers turn out to be one person.
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { SeenVersion } from '../platform/ids.ts';
import { CustomerLine, MergedAccount } from './customers.ts';

const OneCustomer = z.strictObject({ id: z.uuid() });
const Side = CustomerLine.pick({ id: true, name: true, email: true, phone: true }).extend({
  version: z.number().int(),
});

/** What a merge would do: who stays, who goes, and what moves. */
export const MergePreview = z.object({
  stays: Side,
  goes: Side,
  moves: z.array(z.object({ what: z.string(), count: z.number().int() })),
  fills: z.array(z.enum(['name', 'phone', 'language'])).describe('Blanks of the one who stays'),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const customerMergeEndpoints = {
  'GET /api/console/customers/{id}/merge': {
    summary: 'What it would do to merge another customer into this one',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: OneCustomer,
    query: z.strictObject({ other: z.uuid() }),
    answer: MergePreview,
  },
  'POST /api/console/customers/{id}/merge': {
    summary: 'Merge another customer into this one; it can be undone for 30 days',
    freshSignIn: true,
    access: 'staff',
    limit: 'write',
    status: 200,
    params: OneCustomer,
    body: z.strictObject({
      other: z.uuid(),
      version: SeenVersion.describe('Of the one who stays, as it was seen'),
      otherVersion: SeenVersion,
    }),
    answer: MergedAccount,
  },
  'POST /api/console/customer-merges/{id}/undo': {
    summary: 'Make two customers of one again; gives the id of the one who had stayed',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: OneCustomer,
    answer: z.object({ stayedId: z.uuid(), goneId: z.uuid() }),
  },
} as const satisfies EndpointTable;
