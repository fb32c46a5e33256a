// What crosses the wire when staff look for something: whatever has these words, by kind (docs/product/console.md#search).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { optionalLine } from '../platform/text.ts';

export const FOUND_KINDS = ['customer', 'lead', 'appointment', 'request', 'visit', 'chat'] as const;

/** Something found. */
export const Found = z.object({
  path: z.string().describe('Its page in the console'),
  name: z.string(),
  words: z.string().describe('What tells it from others, such as an address or a day'),
});
export type Found = z.infer<typeof Found>;

/** What was found of one kind, the latest first; customers by name. */
export const FoundGroup = z.object({ kind: z.enum(FOUND_KINDS), items: z.array(Found) });
export type FoundGroup = z.infer<typeof FoundGroup>;

export const consoleSearchEndpoints = {
  'GET /api/console/search': {
    summary:
      'Finds customers and what they asked for by beginnings of words: name, address, e-mail, telephone. Five of each kind',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: z.strictObject({ q: optionalLine(200) }),
    answer: z.object({
      groups: z.array(FoundGroup).describe('Without kinds of which nothing was found'),
    }),
  },
} as const satisfies EndpointTable;
