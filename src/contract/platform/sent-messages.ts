// What crosses the wire about the mail and texts that the program sends (docs/product/sent-messages.md).
import { z } from 'zod';
import { messageKinds } from '#company/facts/message-kinds.ts';
import {
  messageChannels,
  messageFilters,
  messageStatuses,
} from '#company/rules/platform/sent-message.ts';
import type { EndpointTable } from './endpoint.ts';
import { RowId, RowIdText } from './ids.ts';
import { PageQuery, pageOf } from './page-of.ts';

export const MessageStatus = z.enum(messageStatuses);
const MessageKind = z.enum(messageKinds.map(({ value }) => value));

/** A message in the list. */
export const SentMessageRow = z.object({
  id: RowId,
  channel: z.enum(messageChannels),
  recipient: z.string().describe('Empty while the message could not be made'),
  subject: z.string(),
  kind: z.string().describe('What it is about, in words'),
  status: MessageStatus,
  tries: z.number().int(),
  firstTriedAt: z.string(),
  lastTriedAt: z.string().nullable(),
  takenAt: z.string().nullable().describe('When our mail server or gateway took it'),
  reason: z.string().nullable().describe('What the server said when the last try failed'),
  returnedAt: z.string().nullable().describe('When a mail server reported that it came back'),
  returnReason: z.string().nullable().describe('Why it came back, in words'),
});
export type SentMessageRow = z.infer<typeof SentMessageRow>;

/** One message with what can be done about it. */
export const SentMessage = SentMessageRow.extend({
  because: z
    .object({ why: z.string(), consent: z.string() })
    .nullable()
    .describe('Why it left and by what its reader agreed to it; null where its kind is not known'),
  messageId: z
    .string()
    .describe('The Message-ID of mail, by which a mail server finds it in its log'),
  copies: z.number().int().describe('How often it was sent again after it had left'),
  advice: z.string().nullable().describe('What to do about the reason'),
  whyNotAgain: z.string().nullable().describe('Why it cannot be sent again; null when it can'),
  canSetAside: z.boolean(),
  storedText: z
    .enum(['stored', 'secret', 'ours', 'gone'])
    .describe('Whether what it says can be read, and why not'),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** What a message said. Links lead nowhere and codes are left out. */
export const MessageText = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable().describe('A whole page without scripts; null for a text message'),
  hadFile: z.boolean(),
});
export type MessageText = z.infer<typeof MessageText>;

/** Which messages are asked for; a blank field of the form asks for nothing. */
export const MessageQuery = PageQuery.extend({
  status: z.enum(messageFilters).optional(),
  kind: MessageKind.optional(),
  recipient: z.string().trim().min(1).max(255).optional().describe('Email address or phone number'),
});
export type MessageQuery = z.output<typeof MessageQuery>;

const Id = z.strictObject({ id: RowIdText });
const reading = { access: 'staff', limit: 'read', status: 200 } as const;
const writing = { access: 'staff', limit: 'write', status: 200 } as const;

export const sentMessageEndpoints = {
  'GET /api/console/mails': {
    summary: 'Mail and texts that were sent, wait, failed or were set aside, the latest first',
    ...reading,
    query: MessageQuery,
    answer: pageOf(SentMessageRow).extend({
      counts: z.object({ waiting: z.number().int(), failed: z.number().int() }),
      queued: z.number().int().describe('Messages that were not tried yet'),
    }),
  },
  'GET /api/console/mails/{id}': {
    summary: 'One message: how far it got, why not further, and what can be done',
    ...reading,
    params: Id,
    answer: SentMessage,
  },
  'GET /api/console/mails/{id}/text': {
    summary: 'What a message said, as long as it is stored; never of one that signs someone in',
    access: 'mails',
    limit: 'read',
    status: 200,
    params: Id,
    answer: MessageText,
  },
  'POST /api/console/mails/{id}/send-again': {
    summary: 'Send a message again: under its Message-ID if it never left, else as a copy',
    ...writing,
    params: Id,
    answer: SentMessage,
  },
  'POST /api/console/mails/{id}/set-aside': {
    summary: 'Set a message aside that waits or has failed; it is not tried again',
    ...writing,
    params: Id,
    answer: SentMessage,
  },
} as const satisfies EndpointTable;
