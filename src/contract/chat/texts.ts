// What crosses the wire when text messages come in, and when a provider tells what became of ours (docs/product/texts.md).
import { z } from 'zod';
import { callResults } from '#company/rules/chat/incoming-call.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowIdText } from '../platform/ids.ts';
import { ChatId } from './chat.ts';
import { DeskChat } from './chat-desk.ts';

const FORM = { type: 'application/x-www-form-urlencoded', maxBytes: 64_000 } as const;
const hook = { access: 'public', limit: 'webhook', status: 204, answer: null } as const;

/** What a gateway of one's own brings: a text that came, what became of one of ours, or a call. */
export const TextNews = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    id: z.string().min(1).max(200).describe('By which a repetition is known'),
    from: z.string().min(1).max(50),
    text: z.string().max(20_000),
  }),
  z.object({
    kind: z.literal('state'),
    id: z.string().min(1).max(200).describe('The `id` with which we sent it'),
    state: z.enum(['sent', 'delivered', 'failed']),
    reason: z.string().max(300).optional(),
  }),
  z.object({
    kind: z.literal('call'),
    id: z.string().min(1).max(200).describe('By which a repetition is known'),
    from: z.string().max(100).describe('Empty when it was withheld'),
    result: z.enum(callResults),
  }),
]);
export type TextNews = z.infer<typeof TextNews>;

export const textEndpoints = {
  'POST /api/texts/twilio': {
    summary: 'Take a text message from Twilio, signed by it; one that comes twice is taken once',
    ...hook,
    raw: FORM,
  },
  'POST /api/texts/twilio/state': {
    summary: 'Take from Twilio what became of a text of ours; news may come twice and in any order',
    ...hook,
    raw: FORM,
    query: z.strictObject({ message: RowIdText }),
  },
  'POST /api/texts/webhook': {
    summary:
      'Take a text, news of one of ours, or a call from a gateway of one’s own: JSON, signed as `text-signature: t=SECONDS,v1=HMAC-SHA256 of "SECONDS.BODY"`',
    ...hook,
    raw: { type: 'application/json', maxBytes: 64_000 },
  },
  'GET /api/texts/pictures/{address}': {
    summary:
      'A picture of a text of ours, for the provider that delivers it: by a signed address that lapses',
    access: 'public',
    limit: 'webhook',
    status: 200,
    params: z.strictObject({ address: z.string().max(500) }),
    answer: { bytes: 'image/jpeg' },
  },
  'GET /api/texts/provider': {
    summary: 'Whether pictures can go with a text; a gateway of one’s own takes none',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.object({ takesPictures: z.boolean() }),
  },
  'POST /api/chat-sessions/{sessionId}/customer': {
    summary: 'Say which customer is behind the number or address of a conversation, or none (null)',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: ChatId,
    body: z.strictObject({ customerId: z.guid().nullable() }),
    answer: DeskChat,
  },
  'POST /api/chat-sessions/{sessionId}/wrong-number': {
    summary:
      'Mark the number of a conversation by text as wrong, or no longer: while it is, no text leaves to it, and permissions for it have ended',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: ChatId,
    body: z.strictObject({ isWrong: z.boolean() }),
    answer: DeskChat,
  },
} as const satisfies EndpointTable;
