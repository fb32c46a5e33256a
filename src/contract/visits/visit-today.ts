// What crosses the wire to a customer on the day of a visit: where their crew is, and nothing of anyone else
// (docs/product/crew-page.md#link-of-the-day).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken } from '../platform/ids.ts';

/** When the crew is expected, from where it is by now. */
export const ExpectedToday = z.object({
  stopsBefore: z.number().int(),
  from: z.string().describe('HH:MM at the company, the begin of the half hour'),
  to: z.string().describe('HH:MM, its end'),
  words: z.string().describe('Such as "2 stops before you, 1:40–2:10 PM"'),
});
export type ExpectedToday = z.infer<typeof ExpectedToday>;

export const VisitToday = z.object({
  state: z.enum(['not-today', 'ahead', 'on-the-way', 'here', 'done', 'not-done']),
  serviceType: z.string(),
  date: z.string().describe('YYYY-MM-DD at the company'),
  time: z
    .string()
    .nullable()
    .describe('HH:MM, the begin of the promised window; null for any time'),
  window: z.string().describe('The promised arrival window in words'),
  expected: ExpectedToday.nullable(),
  arrivedAt: z.string().nullable().describe('HH:MM at the company'),
  leftAt: z.string().nullable(),
  phone: z.string().describe('Of the office'),
});
export type VisitToday = z.infer<typeof VisitToday>;

export const visitTodayEndpoints = {
  'GET /api/visits-today/{token}': {
    summary: "A customer's visit of today by its link: how many stops come before, and when",
    access: 'public',
    limit: 'read',
    status: 200,
    params: LinkToken,
    answer: VisitToday,
  },
  'GET /api/visits-today/{token}/events': {
    summary: 'Tells that the crew has gone on, for as long as one listens',
    access: 'public',
    limit: 'stream',
    status: 200,
    params: LinkToken,
    answer: { events: { portal: 'Ask for the visit again' } },
  },
} as const satisfies EndpointTable;
