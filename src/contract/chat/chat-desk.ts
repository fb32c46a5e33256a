// What crosses the wire at the desk of live chat: the list, who is there, search, canned replies, alerts and push messages
// (docs/product/chat.md#staff).
import { z } from 'zod';
import { alertStatuses, chatChannels, chatStatuses } from '#company/rules/chat/chat-states.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { paragraph } from '../platform/text.ts';
import { ChatSession, ChatSide, SuggestionUse } from './chat-log.ts';

/** Until when a conversation is put away, and by whom. */
export const Snooze = z.object({ until: z.string(), by: z.string() });
export type Snooze = z.infer<typeof Snooze>;

/** A conversation in the list of the desk. */
export const DeskChat = ChatSession.extend({
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  waitingSince: z
    .string()
    .nullable()
    .describe('Since when the visitor waits: the first message without an answer'),
  isHere: z.boolean().describe('The visitor has the page open'),
  page: z.string().nullable().describe('The path of the page that the visitor is or was on'),
  lastMessage: z
    .object({
      text: z.string().describe('Its first 200 characters'),
      sender: ChatSide,
      timestamp: z.string(),
    })
    .nullable(),
  isBlocked: z.boolean(),
  channel: z
    .object({
      kind: z.enum(chatChannels),
      at: z.string().describe('The number as people here write it, or the address'),
      stoppedAt: z.string().nullable().describe('Since when nothing leaves to the number'),
      isWrongNumber: z.boolean().describe('Staff have marked it as wrong; else they wrote STOP'),
    })
    .nullable()
    .describe('Of a conversation by text or by mail; null of one on our pages'),
  heldFor: z.array(z.string()).describe('Why it waits for a review, in words; empty when not'),
  snooze: Snooze.nullable().describe(
    'Until when it is put away, and by whom; null once that is over',
  ),
  rating: z.object({ stars: z.number().int(), words: z.string() }).nullable(),
});
export type DeskChat = z.infer<typeof DeskChat>;

/** Someone on staff, and whether they are there. */
export const ChatAgent = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().describe('By which a note mentions them, after an @'),
  presence: z.enum(['available', 'away', 'gone']).describe('Gone: has no page of the desk open'),
  isMe: z.boolean(),
});
export type ChatAgent = z.infer<typeof ChatAgent>;

/** A text that is written often; typed as /shortcut. */
export const CannedReply = z.object({
  id: RowId,
  version: RowId.describe('Rises with every change'),
  shortcut: z.string(),
  text: z.string(),
});
export type CannedReply = z.infer<typeof CannedReply>;

const cannedFields = {
  shortcut: z
    .string({ error: 'Please enter a shortcut.' })
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'Please use letters, digits and hyphens.' }),
  text: paragraph(4000).min(1, { error: 'Please write the reply.' }),
};

/** An alert to someone on call about a conversation. */
export const SupportNotification = z.object({
  id: RowId,
  sessionId: z.string(),
  phoneNumber: z.string(),
  name: z.string().describe('Whose number it is'),
  message: z.string(),
  status: z.enum(alertStatuses).describe('Unneeded: the visitor had an answer before it was sent'),
  notificationType: z.enum(['waiting', 'escalation']),
  sentAt: z.string().nullable(),
  createdAt: z.string(),
});
export type SupportNotification = z.infer<typeof SupportNotification>;

/** How alerts are set, for the panel about them. */
export const AlertRules = z.object({
  onCall: z.array(z.object({ name: z.string(), phoneNumber: z.string() })),
  afterMinutes: z.number().int().describe('A chat that waits longer alerts the first one'),
  nextAfterMinutes: z.number().int().describe('Without an answer the next one follows'),
  quietMinutes: z.number().int().describe('For so long the same chat alerts no one again'),
  hours: z.array(z.object({ days: z.string(), hours: z.string() })),
  sends: z.enum(['sms', 'outbox']).describe('Whether text messages leave the house'),
});
export type AlertRules = z.infer<typeof AlertRules>;

/** A conversation found by search. */
export const FoundChat = DeskChat.extend({
  excerpt: z.string().nullable().describe('Where the words were found'),
  suggestion: SuggestionUse.nullable().describe(
    'When they were found in a message that was sent from a suggested reply',
  ),
});
export type FoundChat = z.infer<typeof FoundChat>;

const staff = { access: 'staff', limit: 'write' } as const;

export const chatDeskEndpoints = {
  'GET /api/chat-sessions/active': {
    summary:
      'Conversations that are not closed, who waits longest first; polled where no stream is',
    access: 'staff',
    limit: 'chatRead',
    status: 200,
    answer: z.array(DeskChat),
  },
  'GET /api/chat-sessions/events': {
    summary: 'Rings when a conversation or a presence changes; listening is being there',
    access: 'staff',
    limit: 'stream',
    status: 200,
    answer: {
      events: {
        chat: 'A conversation changed: load the list again; data is its id, or "*" for any',
        'chat-desk': 'Who is there, canned replies or alerts changed: load those again',
      },
    },
  },
  'GET /api/chat-sessions': {
    summary:
      'All conversations, closed ones too, the latest first; words are looked for everywhere',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PageQuery.extend({
      search: z.string().trim().max(200).optional(),
      status: z.enum([...chatStatuses, 'held']).optional(),
    }),
    answer: pageOf(FoundChat),
  },
  'GET /api/chat-agents': {
    summary: 'Who of the staff is there',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.array(ChatAgent),
  },
  'PATCH /api/chat-agents/me': {
    summary: 'Say that one is away, or back',
    ...staff,
    status: 200,
    body: z.strictObject({ isAway: z.boolean() }),
    answer: ChatAgent,
  },
  'GET /api/canned-replies': {
    summary: 'Canned replies by their shortcut',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.array(CannedReply),
  },
  'POST /api/canned-replies': {
    summary: 'Add a canned reply; 422 when the shortcut is taken',
    ...staff,
    status: 201,
    body: z.strictObject(cannedFields),
    answer: CannedReply,
  },
  'PATCH /api/canned-replies/{id}': {
    summary: 'Change a canned reply',
    ...staff,
    status: 200,
    params: z.strictObject({ id: RowIdText }),
    body: z.strictObject({ version: RowId, ...cannedFields }),
    answer: CannedReply,
  },
  'DELETE /api/canned-replies/{id}': {
    summary: 'Remove a canned reply',
    ...staff,
    status: 204,
    params: z.strictObject({ id: RowIdText }),
    answer: null,
  },
  'GET /api/chat-alerts': {
    summary: 'How alerts are set, and the last hundred that were raised',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.object({ rules: AlertRules, alerts: z.array(SupportNotification) }),
  },
  'GET /api/push-key': {
    summary: 'The key with which this browser subscribes to push messages; null when none are sent',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.object({ publicKey: z.string().nullable() }),
  },
  'POST /api/push-subscriptions': {
    summary: 'Send push messages to this browser (PushSubscription.toJSON())',
    ...staff,
    status: 201,
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https?$/ }).max(1000),
      expirationTime: z.number().nullish(),
      keys: z.strictObject({
        p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
        auth: z.string().regex(/^[\w-]{20,30}=*$/),
      }),
    }),
    answer: null,
  },
  'POST /api/push-subscriptions/remove': {
    summary: 'Send no more push messages to this browser',
    ...staff,
    status: 204,
    body: z.strictObject({ endpoint: z.string().max(1000) }),
    answer: null,
  },
} as const satisfies EndpointTable;
