// What crosses the wire when staff do something to one conversation: who has it, cards, blocking, what becomes of it
// (docs/product/chat.md#staff).
import { z } from 'zod';
import { quoteStateNames } from '#company/rules/quotes/quote-machine.ts';
import { serviceRequestStatuses } from '#company/rules/quotes/service-request-machine.ts';
import { visitStatuses } from '#company/rules/visits/visit-states.ts';
import { StaffBooking } from '../booking/staff-booking.ts';
import { QuoteReceipt, QuoteRequest } from '../leads/quote-request.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId } from '../platform/ids.ts';
import { emailAddress, line, paragraph, phoneNumber } from '../platform/text.ts';
import { ChatId } from './chat.ts';
import { DeskChat, SupportNotification } from './chat-desk.ts';
import {
  ChatBooking,
  ChatEntry,
  ChatPriority,
  ChatStatus,
  LogNumber,
  LogNumberText,
} from './chat-log.ts';

/** What the desk knows of a customer, by their account alone: a typed address tells nothing. */
export const ChatContext = z.object({
  customer: z
    .object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      properties: z.array(z.string()),
    })
    .nullable()
    .describe(
      'Null when no one has proven who they are, nor staff have found them by their number or address',
    ),
  holders: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('Of a conversation by text or mail: the customers who have its number or address'),
  isChosen: z.boolean().describe('Staff have said that the customer is behind it'),
  appointments: z.array(
    z.object({
      id: RowId,
      date: z.string(),
      time: z.string(),
      serviceType: z.string(),
      status: z.string(),
    }),
  ),
  requests: z.array(
    z.object({
      id: RowId,
      serviceType: z.string(),
      status: z.enum(serviceRequestStatuses),
      createdAt: z.string(),
    }),
  ),
  quotes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.enum(quoteStateNames),
      requestId: RowId.nullable(),
    }),
  ),
  visits: z.array(
    z.object({
      id: RowId,
      date: z.string(),
      serviceType: z.string(),
      status: z.enum(visitStatuses),
    }),
  ),
  chats: z
    .array(z.object({ id: z.string(), createdAt: z.string(), status: ChatStatus }))
    .describe('Earlier conversations of the same customer'),
});
export type ChatContext = z.infer<typeof ChatContext>;

/** Everything that is stored of a conversation. */
export const ChatExport = z.object({
  session: DeskChat,
  entries: z.array(ChatEntry),
  alerts: z.array(SupportNotification),
  exportedAt: z.string(),
});
export type ChatExport = z.infer<typeof ChatExport>;

const slotOffer = z.strictObject({
  kind: z.literal('slots'),
  text: paragraph(1000).default(''),
  consultationTypeId: RowId,
  slots: z
    .array(z.strictObject({ appointmentDate: CalendarDate, appointmentTime: TimeOfDay }))
    .min(1, { error: 'Please choose at least one time.' })
    .max(6, { error: 'Please offer at most six times.' }),
});
const priceOffer = z.strictObject({
  kind: z.literal('price'),
  text: paragraph(1000).default(''),
  title: line(200, 'Please say what it is for.'),
  amount: z
    .string()
    .regex(/^\d{1,6}\.\d\d$/, { error: 'Please enter dollars with two decimals, such as 45.00.' }),
});

/** A card to send: times, or a price. */
export const NewOffer = z.strictObject({
  key: z.string().regex(/^[\w-]{8,64}$/),
  offer: z.discriminatedUnion('kind', [slotOffer, priceOffer]),
});
export type NewOffer = z.infer<typeof NewOffer>;

/** The parts of a booking or quote request that the conversation knows already, to begin a form with. */
export const ChatPrefill = z.object({
  firstName: z.string(),
  lastName: z.string(),
  customerName: z.string(),
  email: z.string(),
  phone: z.string(),
  propertyAddress: z.string(),
  words: z.string().describe("The visitor's own words, the last 2,000 characters"),
});
export type ChatPrefill = z.infer<typeof ChatPrefill>;

/** Until when a conversation is put away, by the company's clock, and up to which number of its log one has seen it. */
export const NewSnooze = z.strictObject({
  date: CalendarDate,
  time: TimeOfDay,
  seenUpTo: LogNumber,
});
export type NewSnooze = z.infer<typeof NewSnooze>;

/** Whether replies are suggested. */
export const Suggestions = z.object({
  isSetUp: z.boolean().describe('The installation names a language model'),
  isOn: z.boolean().describe('It does, and the owner has turned it on'),
});
export type Suggestions = z.infer<typeof Suggestions>;

const staff = { access: 'staff', limit: 'write' } as const;

export const deskConversationEndpoints = {
  'GET /api/chat-sessions/{sessionId}': {
    summary: 'A conversation as it stands in the list, also a closed one',
    access: 'staff',
    limit: 'chatRead',
    status: 200,
    params: ChatId,
    answer: DeskChat,
  },
  'POST /api/chat-sessions/{sessionId}/assignment': {
    summary: 'Assign, take over (me) or give back (null); 409 when someone else was faster',
    ...staff,
    status: 200,
    params: ChatId,
    body: z.strictObject({
      agentId: z.guid().nullable(),
      insteadOf: z.guid().nullable().describe('Whom one saw it assigned to'),
    }),
    answer: DeskChat,
  },
  'POST /api/chat-sessions/{sessionId}/priority': {
    summary: 'Say how urgent it is',
    ...staff,
    status: 200,
    params: ChatId,
    body: z.strictObject({ priority: ChatPriority }),
    answer: DeskChat,
  },
  'POST /api/chat-sessions/{sessionId}/reopen': {
    summary: 'Open a closed conversation again',
    ...staff,
    status: 200,
    params: ChatId,
    answer: DeskChat,
  },
  'POST /api/chat-sessions/{sessionId}/snooze': {
    summary:
      'Put it away until a day and time of the company; 409 when they wrote since it was seen',
    ...staff,
    status: 200,
    params: ChatId,
    body: NewSnooze,
    answer: DeskChat,
  },
  'POST /api/chat-sessions/{sessionId}/unsnooze': {
    summary: 'Bring it back to what waits',
    ...staff,
    status: 200,
    params: ChatId,
    answer: DeskChat,
  },
  'GET /api/chat-suggestions': {
    summary:
      'Whether a language model suggests replies: the installation has to name one, and the owner to turn it on',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: Suggestions,
  },
  'POST /api/chat-sessions/{sessionId}/suggestion': {
    summary: 'Have a reply suggested, which nothing sends; 503 when none comes',
    ...staff,
    status: 200,
    params: ChatId,
    answer: z.object({ text: z.string() }),
  },
  'POST /api/chat-sessions/{sessionId}/block': {
    summary: 'Take no more messages from this visitor; the conversation is closed',
    ...staff,
    status: 200,
    params: ChatId,
    answer: DeskChat,
  },
  'POST /api/chat-sessions/{sessionId}/unblock': {
    summary: 'Take messages from this visitor again',
    ...staff,
    status: 200,
    params: ChatId,
    answer: DeskChat,
  },
  'POST /api/chat-sessions/{sessionId}/review': {
    summary: 'Decide about a held conversation: let it in, or block it',
    ...staff,
    status: 200,
    params: ChatId,
    body: z.strictObject({ decision: z.enum(['let-in', 'block']) }),
    answer: DeskChat,
  },
  'GET /api/chat-sessions/{sessionId}/context': {
    summary: "The verified customer's appointments, requests, quotes, visits and earlier chats",
    access: 'staff',
    limit: 'read',
    status: 200,
    params: ChatId,
    answer: ChatContext,
  },
  'GET /api/chat-sessions/{sessionId}/alerts': {
    summary: 'The alerts of a conversation, the latest first',
    access: 'staff',
    limit: 'chatRead',
    status: 200,
    params: ChatId,
    answer: z.array(SupportNotification),
  },
  'POST /api/chat-sessions/{sessionId}/offers': {
    summary: 'Send a card with times or a price; the same key sends it once',
    ...staff,
    status: 201,
    params: ChatId,
    body: NewOffer,
    answer: ChatEntry,
  },
  'POST /api/chat-sessions/{sessionId}/offers/{offerId}/withdraw': {
    summary: 'Take a card back',
    ...staff,
    status: 200,
    params: ChatId.extend({ offerId: z.string().max(64) }),
    answer: ChatEntry,
  },
  'GET /api/chat-sessions/{sessionId}/prefill': {
    summary: 'What the conversation knows already for a quote request or a booking',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: ChatId,
    answer: ChatPrefill,
  },
  'POST /api/chat-sessions/{sessionId}/quote-request': {
    summary: 'Make a quote request of the conversation',
    ...staff,
    status: 201,
    params: ChatId,
    body: z.strictObject({
      firstName: line(100, 'Please enter a first name.'),
      lastName: line(100, 'Please enter a last name.'),
      email: emailAddress,
      phone: phoneNumber,
      serviceType: QuoteRequest.shape.serviceType,
      projectDetails: paragraph(5000).nullish(),
    }),
    idempotent: { contentOf: (body: unknown) => body },
    answer: QuoteReceipt,
  },
  'POST /api/chat-sessions/{sessionId}/appointment': {
    summary: 'Book a consultation for the visitor; 409 with other times when it is taken',
    ...staff,
    status: 201,
    params: ChatId,
    body: StaffBooking,
    idempotent: { contentOf: (body: unknown) => body },
    answer: ChatBooking,
  },
  'GET /api/chat-sessions/{sessionId}/export': {
    summary: 'Everything that is stored of a conversation',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: ChatId,
    freshSignIn: true,
    answer: ChatExport,
  },
  'DELETE /api/chat-sessions/{sessionId}': {
    summary: 'Erase a conversation with everything in it, for good',
    ...staff,
    status: 204,
    freshSignIn: true,
    params: ChatId,
    query: z.strictObject({
      lastNumber: LogNumberText,
    }),
    answer: null,
  },
} as const satisfies EndpointTable;
