// What crosses the wire when a page thanks for something: what was received, by the token that its answer carried.
import { z } from 'zod';
import { AppointmentStatus } from '../booking/appointment.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { ReceiptToken } from '../platform/receipt-token.ts';

/** What was received, as it is by now; nothing in it says by whom. */
export const Receipt = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('appointment'),
    appointmentDate: z.string(),
    appointmentTime: z.string(),
    serviceType: z.string(),
    spanishServiceType: z.string().nullable(),
    duration: z.number().int(),
    status: AppointmentStatus,
  }),
  z.object({ kind: z.literal('quote-request') }),
  z.object({
    kind: z.literal('storm-request'),
    callBackBy: z.string().describe('ISO 8601, UTC'),
  }),
  z.object({
    kind: z.literal('plan-request'),
    startDate: z.string(),
    priceNumber: z.number().int(),
    priceHeldUntil: z.string().nullable(),
  }),
  z.object({ kind: z.literal('newsletter'), email: z.string().describe('Masked') }),
]);
export type Receipt = z.infer<typeof Receipt>;

export const receiptEndpoints = {
  'GET /api/receipts/{token}': {
    summary: 'What was received, by the token that its answer carried; for the page that thanks',
    access: 'public',
    limit: 'link',
    status: 200,
    params: ReceiptToken,
    answer: Receipt,
  },
} as const satisfies EndpointTable;
