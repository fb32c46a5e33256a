// What crosses the wire about the very next time that can be booked (docs/product/booking.md#next-opening).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { SlotChoice } from '../platform/problem.ts';

export const NextOpening = z.object({
  opening: SlotChoice.nullable().describe('Null when nothing is free as far ahead as we book'),
  isPaused: z.boolean().describe('Whether nothing is offered online at the moment'),
  today: z.string().describe('YYYY-MM-DD at the company'),
  changesAt: z
    .string()
    .describe('ISO 8601, UTC: when this may change although no one books or cancels'),
});
export type NextOpening = z.infer<typeof NextOpening>;

export const nextOpeningEndpoints = {
  'GET /api/next-opening': {
    summary: 'The very next time that can be booked',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: NextOpening,
  },
} as const satisfies EndpointTable;
