// What crosses the wire when staff begin a conversation by text or mail with a customer (docs/product/customer-conversation.md#answering).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { optionalLine } from '../platform/text.ts';
import { MessageKey, MessageWords } from './chat.ts';
import { ChatEntry } from './chat-log.ts';

export const SUBJECT_LENGTH = 150;

/** The ways that have no page of ours, so that a conversation can begin with us. */
export const begunWays = ['text', 'email'] as const;
export type BegunWay = (typeof begunWays)[number];

/** The first message of a conversation, and by which way it goes. */
export const NewConversation = z
  .strictObject({
    way: z.enum(begunWays),
    to: z.string().max(255).describe('The number or address that was on the screen'),
    subject: optionalLine(SUBJECT_LENGTH).default('').describe('Of a mail'),
    text: MessageWords.pipe(z.string().min(1, { error: 'Please write a message.' })),
    key: MessageKey,
  })
  .refine(({ way, subject }) => way !== 'email' || subject !== '', {
    path: ['subject'],
    error: 'Please give it a subject.',
  });
export type NewConversation = z.infer<typeof NewConversation>;

export const begunByStaffEndpoints = {
  'POST /api/console/customers/{id}/messages': {
    summary:
      'Begin a conversation by text or mail with its first message; 409 when it may not be, or has begun meanwhile. The same key begins it once',
    access: 'staff',
    limit: 'write',
    status: 201,
    params: z.strictObject({ id: z.uuid() }),
    body: NewConversation,
    answer: ChatEntry,
  },
} as const satisfies EndpointTable;
