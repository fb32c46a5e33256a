// The log of one conversation as it crosses the wire: numbered entries, the same for stream, polling and catch-up
// (docs/product/chat.md#log).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import {
  chatPriorities,
  chatSides,
  chatStatuses,
  suggestionUses,
} from '#company/rules/chat/chat-states.ts';
import { deliveryStates } from '#company/rules/chat/text-state.ts';
import { AppointmentStatus } from '../booking/appointment.ts';
import { RowId } from '../platform/ids.ts';

/** Where a conversation stands: `waiting` means that the visitor spoke last. */
export const ChatStatus = z.enum(chatStatuses);
export type ChatStatus = z.infer<typeof ChatStatus>;

export const ChatPriority = z.enum(chatPriorities);

/** Which side of a conversation someone is on, by the names of the messages' senders. */
export const ChatSide = z.enum(chatSides);
export type ChatSide = z.infer<typeof ChatSide>;

/** What became of a suggested reply that staff sent. */
export const SuggestionUse = z.enum(suggestionUses);

/** The number of an entry, or 0 for before the first. */
export const LogNumber = z.number().int().min(0).max(2_147_483_647);

/** The same as a form carries it. */
export const LogNumberText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(LogNumber);

/** Where a message came by mail (docs/product/chat.md#by-mail). Visitors learn that it did, and no more. */
export const MailMark = z.object({
  from: z
    .string()
    .describe('The address it came from, which anybody can write; empty for visitors'),
  quoted: z.string().describe('Quoted text of earlier mails, and the signature'),
  files: z.array(z.string()).describe('Names of files that were no pictures and are not kept'),
});
export type MailMark = z.infer<typeof MailMark>;

/** A message as the log keeps it; it never changes. */
export const LoggedMessage = z.object({
  id: RowId,
  key: z.string().nullable().describe('The key that its client made before the first try'),
  text: z.string(),
  sender: ChatSide,
  senderName: z.string(),
  photos: z.array(z.string()).describe('Ids for GET /api/photos/{id}'),
  pages: z
    .array(z.string())
    .optional()
    .describe('With pages of a PDF among the photos: for each photo "Page 2 of 12", or nothing'),
  mail: MailMark.nullable().describe('Null when it was written in the chat'),
  subject: z.string().optional().describe('Of a mail of ours with which a conversation begins'),
  isCall: z.literal(true).optional().describe('It is a call that no one answered'),
  suggestion: SuggestionUse.optional().describe(
    'For staff alone: it was sent from a suggested reply, as it was or changed',
  ),
  timestamp: z.string(),
});
export type LoggedMessage = z.infer<typeof LoggedMessage>;

/** A start that staff offer, in the company's wall time. */
export const OfferedSlot = z.object({
  appointmentDate: z.string().describe('YYYY-MM-DD, wall date at the company'),
  appointmentTime: z.string().describe('HH:MM, wall time at the company'),
  label: z.string().describe('For people, such as "Monday, November 23 at 9:00 AM"'),
});
export type OfferedSlot = z.infer<typeof OfferedSlot>;

/** A card with times for a consultation. A lapsed hold is open again: compare `heldUntil` with the clock. */
export const SlotsOffer = z.object({
  kind: z.literal('slots'),
  id: z.string(),
  text: z.string(),
  consultationTypeId: RowId,
  serviceType: z.string(),
  duration: z.number().int().describe('Minutes'),
  price: z.string().describe("With two decimals; '0.00' is free"),
  slots: z.array(OfferedSlot),
  state: z.enum(['open', 'held', 'booked', 'declined', 'withdrawn']),
  chosen: OfferedSlot.nullable().describe('The held or booked one'),
  heldUntil: z.string().nullable(),
  appointmentId: RowId.nullable().describe('Once booked'),
});
export type SlotsOffer = z.infer<typeof SlotsOffer>;

/** A card with a price. Taking it binds no one: staff go on from there. */
export const PriceOffer = z.object({
  kind: z.literal('price'),
  id: z.string(),
  text: z.string(),
  title: z.string(),
  amount: z.string().describe('With two decimals'),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
});
export type PriceOffer = z.infer<typeof PriceOffer>;

export const ChatOffer = z.discriminatedUnion('kind', [SlotsOffer, PriceOffer]);
export type ChatOffer = z.infer<typeof ChatOffer>;

const numbered = { number: LogNumber.min(1), at: z.string().describe('ISO 8601, UTC') };

/** One entry of the log. Numbers go 1, 2, 3 … without holes for everyone. */
export const ChatEntry = z.discriminatedUnion('kind', [
  z.object({ ...numbered, kind: z.literal('message'), message: LoggedMessage }),
  z.object({
    ...numbered,
    kind: z.literal('status'),
    status: ChatStatus,
    by: z.enum([...chatSides, 'program']),
    byName: z.string().nullable(),
  }),
  z.object({
    ...numbered,
    kind: z.literal('assignment'),
    agentName: z.string().nullable().describe('Null when it was given back'),
    agentId: z.string().nullable().describe('For staff alone; null for visitors'),
  }),
  z.object({
    ...numbered,
    kind: z.literal('read'),
    side: ChatSide.describe('Who has read'),
    upTo: LogNumber,
  }),
  z.object({
    ...numbered,
    kind: z.literal('offer'),
    offer: ChatOffer.describe('The whole card as of then: the latest one with its id counts'),
    by: ChatSide,
  }),
  z.object({
    ...numbered,
    kind: z.literal('rating'),
    stars: z.number().int().min(1).max(5),
    words: z.string(),
  }),
  z.object({
    ...numbered,
    kind: z.literal('promise'),
    text: z.string().describe('What the visitor was told while no one was there'),
    answerBy: z.string(),
  }),
  z.object({
    ...numbered,
    kind: z.literal('alert'),
    name: z.string().nullable().describe('Whose phone was alerted; null for visitors'),
  }),
  z.object({
    ...numbered,
    kind: z.literal('transcript'),
    to: z.string().describe('The address that the transcript went to'),
  }),
  z.object({
    ...numbered,
    kind: z.literal('note'),
    text: z.string(),
    authorName: z.string(),
    mentioned: z.array(z.string()).optional().describe('Names of colleagues, when it has any'),
    key: z.string().nullable(),
  }),
  z.object({
    ...numbered,
    kind: z.literal('work'),
    work: z.enum(['quote-request', 'appointment']).describe('What staff made of the conversation'),
    id: z.string(),
    by: z.string(),
  }),
  z.object({
    ...numbered,
    kind: z.literal('delivery'),
    of: LogNumber.describe('The message that left as a text or mail'),
    state: z.enum(deliveryStates),
    reason: z.string().nullable().describe('What it waits for, or why it was not delivered'),
    isWithoutPictures: z
      .literal(true)
      .optional()
      .describe('Its words go without its pictures, which the provider could not fetch'),
  }),
  z.object({
    ...numbered,
    kind: z.literal('snooze'),
    until: z.string().nullable().describe('Put away until then; null when brought back'),
    by: z.string(),
  }),
  z.object({
    ...numbered,
    kind: z
      .literal('hidden')
      .describe('Nothing for the visitor: count its number, show nothing (note, work)'),
  }),
]);
export type ChatEntry = z.infer<typeof ChatEntry>;

/** Entries after a number, and whether there are more. */
export const ChatLogPage = z.object({
  entries: z.array(ChatEntry).describe('Ascending, without holes'),
  lastNumber: LogNumber.describe('The last number of the log; ask again until it is reached'),
});
export type ChatLogPage = z.infer<typeof ChatLogPage>;

/** A message as SPEC clients read it, with its place in the log. */
export const ChatMessage = LoggedMessage.extend({
  sessionId: z.string(),
  number: LogNumber,
  isRead: z.boolean().describe('By the other side'),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A conversation, as visitor and staff see it. */
export const ChatSession = z.object({
  id: z.string(),
  customerName: z.string(),
  customerEmail: z.string().describe('Empty when only a phone number was given'),
  customerPhone: z.string().nullable(),
  language: z.enum(languages).describe('In which the server speaks in it'),
  status: ChatStatus,
  priority: ChatPriority,
  assignedAgent: z.string().nullable().describe('Their name; for visitors the first one'),
  lastActivity: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastNumber: LogNumber.describe('The last number of its log'),
  readByCustomer: LogNumber.describe('Up to where the visitor has read'),
  readBySupport: LogNumber,
  unread: z.number().int().describe('Messages of the other side that this side has not read'),
  isLinked: z.boolean().describe("It belongs to a customer's account"),
});
export type ChatSession = z.infer<typeof ChatSession>;

/** A conversation with what was said in it: the last 500 messages, the oldest first. */
export const ChatWithMessages = ChatSession.extend({ messages: z.array(ChatMessage) });
export type ChatWithMessages = z.infer<typeof ChatWithMessages>;

/** What was booked in a chat. */
export const ChatBooking = z.object({
  appointmentId: RowId,
  status: AppointmentStatus,
  slot: OfferedSlot,
  path: z.string().describe('Where it can be moved or canceled'),
});
export type ChatBooking = z.infer<typeof ChatBooking>;
