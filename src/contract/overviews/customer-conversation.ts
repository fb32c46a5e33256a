// What crosses the wire of the one conversation with a customer: everything that was said, in order of time (docs/product/customer-conversation.md).
import { z } from 'zod';
import { SuggestionUse } from '../chat/chat-log.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';

/** Where something was said. A note is for staff alone; a notice left by itself. */
export const conversationSources = [
  'chat',
  'text',
  'email',
  'request',
  'quote',
  'problem',
  'lead',
  'call',
  'note',
  'notice',
] as const;
export type ConversationSource = (typeof conversationSources)[number];

/** How far it got; "read" only where people read on our pages. */
export const conversationDeliveries = [
  'waiting',
  'outbox',
  'sent',
  'delivered',
  'read',
  'failed',
  'set_aside',
] as const;
export type ConversationDelivery = (typeof conversationDeliveries)[number];

/** One thing that was said or sent. */
export const ConversationItem = z.object({
  id: z.string().describe('Where it stands, and its number there, such as "message-12"'),
  source: z.enum(conversationSources),
  at: z.string(),
  from: z.enum(['customer', 'office', 'program']),
  author: z.string().nullable().describe('Null when the name is not known, and for the program'),
  title: z.string().nullable().describe('The subject of a mail, or what was asked for'),
  text: z.string(),
  photos: z
    .array(
      z.object({
        id: z.string(),
        page: z.string().nullable().describe('"Page 2 of 12" of a PDF, or null'),
      }),
    )
    .describe('Those that came along, for GET /api/photos/{id}'),
  delivery: z.enum(conversationDeliveries).nullable().describe('Null for what they wrote'),
  reason: z.string().nullable().describe('Why it did not get further; of a note, whom it mentions'),
  isProven: z
    .boolean()
    .describe('Whether it is known to be them: not by an address or number that anyone may give'),
  suggestion: SuggestionUse.nullable().describe(
    'What became of a suggested reply in it; null of any other',
  ),
  path: z.string().describe('The page in the console where it is at home'),
});
export type ConversationItem = z.infer<typeof ConversationItem>;

/** A page of it, the oldest first; `next` leads to what was said before. */
export const ConversationPage = pageOf(ConversationItem);
export type ConversationPage = z.infer<typeof ConversationPage>;

export const customerConversationEndpoints = {
  'GET /api/console/customers/{id}/conversation': {
    summary:
      'Everything that was said with a customer: the newest page, or the one before a cursor',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: z.strictObject({ id: z.uuid() }),
    query: PageQuery,
    answer: ConversationPage,
  },
} as const satisfies EndpointTable;
