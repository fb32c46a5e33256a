// What crosses the wire when a visitor chats, and what both sides do in one conversation (docs/product/chat.md).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { MESSAGE_LENGTH } from '#company/rules/platform/form-fields.ts';
import { visibleText } from '#company/rules/platform/visible-text.ts';
import { guardFields, withoutGuard } from '../leads/form-guard.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken } from '../platform/ids.ts';
import { photoIds } from '../platform/photo.ts';
import { DateHours } from '../platform/support-hours.ts';
import { emailAddress, optionalLine, paragraph, phoneNumber } from '../platform/text.ts';
import {
  ChatBooking,
  ChatEntry,
  ChatLogPage,
  ChatSession,
  ChatWithMessages,
  LogNumber,
  SuggestionUse,
} from './chat-log.ts';

/** The most photos with one message (docs/product/chat.md#sending). */
export const MESSAGE_PHOTOS = 5;

const NO_TEXT = 'Please write a message.';

/** What a client makes before it sends a message for the first time, such as a UUID. */
export const MessageKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, { error: 'Please enter a key of 8 to 64 letters, digits, - or _.' });

/** The words of one message; what nobody can see in them is taken out. */
export const MessageWords = z
  .string({ error: NO_TEXT })
  .overwrite(visibleText)
  .pipe(paragraph(MESSAGE_LENGTH));
const messagePhotos = photoIds(
  MESSAGE_PHOTOS,
  `Please send at most ${MESSAGE_PHOTOS} photos with one message.`,
);
/** The path of the page someone is on, without query. */
const pagePath = z
  .string()
  .regex(/^\/[^\s?#]*$/, { error: 'Please enter the path of a page.' })
  .max(300);

/** Whether someone answers, decided on the server (docs/product/chat.md#hours). */
export const ChatAvailability = z.object({
  isOnline: z.boolean().describe('Within hours, and someone of us is there'),
  isOpen: z.boolean().describe('Within hours, whether or not someone is there'),
  sentence: z.string().describe('The whole truth for people'),
  responseTime: z.string().describe('Such as "Usually within 5 minutes"'),
  answerBy: z.string().describe('By when we answer what is written now; ISO 8601, UTC'),
  opensNext: z
    .object({ at: z.string(), label: z.string() })
    .nullable()
    .describe('When closed: the next opening, such as "Monday at 8:00 AM"'),
  checkAgainAt: z.string().describe('When this changes by the clock; ask again then'),
});
export type ChatAvailability = z.infer<typeof ChatAvailability>;

/** What the panel starts with. */
export const ChatStart = z.object({
  availability: ChatAvailability,
  session: ChatSession.nullable().describe("This browser's or customer's latest conversation"),
  knownAs: z
    .object({ name: z.string(), email: z.string(), phone: z.string().nullable() })
    .nullable()
    .describe('The signed-in customer, of whom nothing has to be asked'),
  keptDays: z.number().int().describe('For how long a conversation is kept'),
});
export type ChatStart = z.infer<typeof ChatStart>;

/** Begins a conversation, with its first message when there is one already. */
export const ChatRequest = z.strictObject({
  customerName: optionalLine(200).nullish(),
  customerEmail: z.union([emailAddress, z.literal('')]).nullish(),
  customerPhone: z.union([phoneNumber, z.literal('')]).nullish(),
  page: pagePath.nullish(),
  language: z.enum(languages).nullish().describe('That of the page; English where none is said'),
  text: MessageWords.nullish().describe('The first message'),
  key: MessageKey.nullish(),
  photos: messagePhotos.default([]),
  ...guardFields,
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** A message as either side sends it. Who sends it is known from cookie or sign-in; sender and senderName are ignored. */
export const NewChatMessage = z.strictObject({
  text: MessageWords.describe('May be blank only with photos'),
  key: MessageKey.nullish(),
  photos: messagePhotos.default([]),
  page: pagePath.nullish().describe('The page that the visitor is on'),
  sender: z.string().max(50).nullish(),
  senderName: z.string().max(200).nullish(),
  seenUpTo: LogNumber.nullish().describe('Staff: the last number on the screen'),
  sendAnyway: z.boolean().default(false).describe('Staff: also when seenUpTo is behind'),
  note: z.boolean().default(false).describe('Staff: a note that the visitor never sees'),
  suggestion: SuggestionUse.nullish().describe(
    'Staff: it was suggested, and left as it was or changed; the visitor never learns of it',
  ),
});
export type NewChatMessage = z.infer<typeof NewChatMessage>;

export const ChatId = z.strictObject({ sessionId: z.string().max(64) });
export const ChatOfferId = ChatId.extend({ offerId: z.string().max(64) });

/**
 * On which side someone of the staff is: as `visitor` in the panel of the site, which asks for the cookie of the
 * conversation like everyone else's; without it at the desk. For all others it makes no difference.
 */
const asWhom = { as: z.literal('visitor').optional() };
export const ChatAs = z.strictObject(asWhom);

const NumberText = z
  .string()
  .regex(/^\d{1,10}$/, { error: 'Please enter a number of the log.' })
  .transform(Number)
  .pipe(LogNumber);

export const ChatAfter = z.strictObject({ ...asWhom, after: NumberText.optional() });

const ChatLogPlace = ChatAfter.extend({
  before: NumberText.optional().describe(
    'Instead of `after`: the last fifty entries before a number; any number above the last one gives the newest',
  ),
});

/** Which of the offered times is meant. */
const chosenSlot = { appointmentDate: CalendarDate, appointmentTime: TimeOfDay };

/** What a mailed link opens. */
export const ChatLink = z.object({
  customerName: z.string().describe('The first name alone'),
  startedAt: z.string(),
});
export type ChatLink = z.infer<typeof ChatLink>;

/** A repetition is the same request although its form fetched another token. */
function sameRequest(body: ChatRequest) {
  const { photos, ...rest } = withoutGuard(body);
  return { ...rest, photos: photos.length };
}

/** Before the first word and to find one's way back. */
const chatStartEndpoints = {
  'GET /api/support-dates': {
    summary: 'The next dates with hours of their own for chats; without any, no one answers',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: z.object({ dates: z.array(DateHours) }),
  },
  'GET /api/chat-session': {
    summary: "Whether someone answers, and this browser's or customer's conversation",
    access: 'visitor',
    limit: 'read',
    status: 200,
    query: z.strictObject({
      language: z.enum(languages).optional().describe('That of the page, in which hours are said'),
    }),
    answer: ChatStart,
  },
  'POST /api/chat-session': {
    summary: 'Begin a conversation; the browser gets the cookie that opens it',
    access: 'visitor',
    limit: 'chatStart',
    status: 201,
    body: ChatRequest,
    idempotent: { contentOf: sameRequest },
    answer: ChatWithMessages,
  },
  'GET /api/chat-links/{token}': {
    summary: 'What a mailed link to a conversation opens; changes nothing',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: ChatLink,
  },
  'POST /api/chat-links/{token}': {
    summary: 'Go on with a conversation in this browser, by its mailed link',
    access: 'visitor',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: ChatSession,
  },
} as const satisfies EndpointTable;

/** One conversation, for its visitor and for staff. Someone else's is 404, like one that does not exist. */
const conversationEndpoints = {
  'GET /api/chat-session/{sessionId}': {
    summary: 'A conversation with its messages',
    access: 'visitor',
    limit: 'chatRead',
    status: 200,
    params: ChatId,
    query: ChatAs,
    answer: ChatWithMessages,
  },
  'GET /api/chat-session/{sessionId}/log': {
    summary:
      'The entries after a number, some hundred at most: for catching up and for polling; or those before one',
    access: 'visitor',
    limit: 'chatRead',
    status: 200,
    params: ChatId,
    query: ChatLogPlace,
    answer: ChatLogPage,
  },
  'GET /api/chat-session/{sessionId}/events': {
    summary: 'The log as it grows, from after a number on (Last-Event-ID counts before `after`)',
    access: 'visitor',
    limit: 'stream',
    status: 200,
    params: ChatId,
    query: ChatAfter,
    answer: {
      events: {
        entry: 'An entry of the log, as JSON; its number is the id of the event',
        'chat-typing': 'The other side is typing, for six seconds; data "*" says nothing',
        support: 'Visitors: whether someone answers has changed; ask GET /api/chat-session again',
      },
    },
  },
  'POST /api/chat-session/{sessionId}/message': {
    summary: 'Say something; the same key and text give the first answer again, other text is 409',
    access: 'visitor',
    limit: 'chatMessage',
    status: 201,
    params: ChatId,
    query: ChatAs,
    body: NewChatMessage,
    answer: ChatEntry,
  },
  'PATCH /api/chat-session/{sessionId}/close': {
    summary: 'Close a conversation; a closed one stays as it is',
    access: 'visitor',
    limit: 'write',
    status: 200,
    params: ChatId,
    query: ChatAs,
    answer: ChatSession,
  },
  'POST /api/chat-session/{sessionId}/typing': {
    summary: 'Someone is typing; every three seconds at most, never stored, never the text',
    access: 'visitor',
    limit: 'chatRead',
    status: 204,
    params: ChatId,
    query: ChatAs,
    answer: null,
  },
  'POST /api/chat-session/{sessionId}/read': {
    summary: 'Everything up to a number has been read; marks only go forward',
    access: 'visitor',
    limit: 'chatRead',
    status: 200,
    params: ChatId,
    query: ChatAs,
    body: z.strictObject({ upTo: LogNumber }),
    answer: ChatSession,
  },
  'POST /api/chat-session/{sessionId}/page': {
    summary: 'The page on which the visitor is by now',
    access: 'visitor',
    limit: 'chatRead',
    status: 204,
    params: ChatId,
    query: ChatAs,
    body: z.strictObject({ page: pagePath }),
    answer: null,
  },
  'POST /api/chat-session/{sessionId}/rating': {
    summary: 'What the visitor thought of it; the last one counts',
    access: 'visitor',
    limit: 'write',
    status: 200,
    params: ChatId,
    query: ChatAs,
    body: z.strictObject({
      stars: z.number({ error: 'Please choose one to five stars.' }).int().min(1).max(5),
      words: paragraph(1000).default(''),
    }),
    answer: ChatSession,
  },
  'POST /api/chat-session/{sessionId}/transcript': {
    summary: "Mail what was said to the conversation's address; 422 when it has none",
    access: 'visitor',
    limit: 'chatTranscript',
    status: 202,
    params: ChatId,
    query: ChatAs,
    answer: null,
  },
} as const satisfies EndpointTable;

/** What a visitor does with a card. The answer of each is the new entry of the log. */
const offerEndpoints = {
  'POST /api/chat-session/{sessionId}/offers/{offerId}/hold': {
    summary: 'Keep an offered time for ten minutes; 409 with other times when it is taken',
    access: 'visitor',
    limit: 'hold',
    status: 200,
    params: ChatOfferId,
    query: ChatAs,
    body: z.strictObject(chosenSlot),
    answer: ChatEntry,
  },
  'POST /api/chat-session/{sessionId}/offers/{offerId}/book': {
    summary: 'Book an offered time; contact is asked for by 422 only where the chat has none',
    access: 'visitor',
    limit: 'booking',
    status: 200,
    params: ChatOfferId,
    query: ChatAs,
    body: z.strictObject({
      ...chosenSlot,
      customerName: optionalLine(200).nullish(),
      customerEmail: emailAddress.nullish(),
      customerPhone: phoneNumber.nullish(),
      propertyAddress: optionalLine(500).nullish(),
    }),
    answer: z.object({ entry: ChatEntry, booking: ChatBooking }),
  },
  'POST /api/chat-session/{sessionId}/offers/{offerId}/accept': {
    summary: 'Say yes to a price; it binds no one',
    access: 'visitor',
    limit: 'write',
    status: 200,
    params: ChatOfferId,
    query: ChatAs,
    answer: ChatEntry,
  },
  'POST /api/chat-session/{sessionId}/offers/{offerId}/decline': {
    summary: 'Say no to a card',
    access: 'visitor',
    limit: 'write',
    status: 200,
    params: ChatOfferId,
    query: ChatAs,
    answer: ChatEntry,
  },
} as const satisfies EndpointTable;

export const chatEndpoints = {
  ...chatStartEndpoints,
  ...conversationEndpoints,
  ...offerEndpoints,
} as const;
