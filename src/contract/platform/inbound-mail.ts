// What crosses the wire when our mail server hands over a mail that someone has sent us (docs/product/console.md#replies).
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

export const inboundMailEndpoints = {
  'POST /api/inbound-mail': {
    summary:
      'Take a whole mail (RFC 5322) that answers one of ours or is to us; the secret comes as a bearer token or as a password. A mail that comes twice is taken once',
    access: 'mail-server',
    limit: 'inboundMail',
    status: 202,
    raw: { type: 'message/rfc822', maxBytes: 20_000_000 },
    query: z.strictObject({
      to: z
        .string()
        .max(320)
        .optional()
        .describe('The recipient of the envelope, when the mail server knows it'),
    }),
    answer: null,
  },
} as const satisfies EndpointTable;
