// What crosses the wire when the provider tells of a call, and what the settings say about where it has to (docs/product/missed-calls.md).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';

/** How calls come in, for those who set up the provider. */
export const CallWays = z.object({
  provider: z
    .enum(['twilio', 'gateway'])
    .nullable()
    .describe('Twilio, a gateway of one’s own, or none that tells of calls'),
  address: z.string().describe('Where the provider tells of them'),
  areSent: z.boolean().describe('Whether texts leave, or wait in the outbox'),
});
export type CallWays = z.infer<typeof CallWays>;

export const callEndpoints = {
  'POST /api/calls/twilio': {
    summary:
      'Take from Twilio how a call to our number ended, signed by it: as the action of <Dial> or as a status callback, in any order; the answer is TwiML that does nothing more',
    access: 'public',
    limit: 'webhook',
    status: 200,
    raw: { type: 'application/x-www-form-urlencoded', maxBytes: 64_000 },
    answer: { bytes: 'text/xml; charset=utf-8' },
  },
  'GET /api/console/calls': {
    summary: 'How calls come in: the provider, and the address at which it tells of them',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: CallWays,
  },
} as const satisfies EndpointTable;
