// What crosses the wire of the ways by which the office can answer a customer (docs/product/customer-conversation.md#answering).
import { z } from 'zod';
import { Snooze } from '../chat/chat-desk.ts';
import type { EndpointTable } from '../platform/endpoint.ts';

/** In the order in which they are offered. */
export const answerWays = ['chat', 'text', 'email', 'request'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** One way: where an answer goes, or why none can. */
export const OfferedWay = z.object({
  way: z.enum(answerWays),
  id: z.string().describe('Of the conversation or the request; empty where there is none'),
  at: z.string().describe('The number, the address, the request, or that it is on our pages'),
  isNew: z.boolean().describe('A conversation by text or mail begins with it'),
  isConfirmed: z
    .boolean()
    .describe(
      'False of an address with which no one has ever signed in, when a mail to it begins one',
    ),
  seenUpTo: z.number().int().describe('The last number of its log, for a conversation'),
  isClosed: z.boolean().describe('It has to be reopened first'),
  canSnooze: z
    .boolean()
    .describe('It is an open conversation, which can be put away until later at the desk'),
  snooze: Snooze.nullable().describe('Until when it is put away; null when it is not'),
  isLast: z.boolean().describe('The one that they used last of those that are possible'),
  whyNot: z.string().nullable(),
});
export type OfferedWay = z.infer<typeof OfferedWay>;

export const answerWayEndpoints = {
  'GET /api/console/customers/{id}/answer-ways': {
    summary: 'By which ways a customer can be answered, and why not by the others',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: z.strictObject({ id: z.uuid() }),
    answer: z.object({ ways: z.array(OfferedWay) }),
  },
} as const satisfies EndpointTable;
