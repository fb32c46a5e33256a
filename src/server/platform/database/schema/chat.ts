// Tables of live chat: sessions, who may open them, what was said, the ordered log that streams replay, and cards.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type Language, languages } from '#company/facts/languages.ts';
import {
  type ChatEntryKind,
  type ChatKeyKind,
  type ChatPriority,
  type ChatSide,
  type ChatStatus,
  chatEntryKinds,
  chatKeyKinds,
  chatPriorities,
  chatSides,
  chatStatuses,
} from '#company/rules/chat/chat-states.ts';
import { users } from './account.ts';
import { id, instant, oneOf, timestamps, uuidId } from './columns.ts';
import { mailboxOf, personWords, wordsOf } from './mailbox.ts';

/**
 * One conversation. Its id grants nothing: visitors prove themselves by a key (chat_keys) or by their account.
 * Anyone who writes to the log locks this row and raises lastEventNumber by one (docs/product/chat.md#log).
 */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: uuidId(),
    /** The visitor's cookie when it began, by which a repeated beginning is known. */
    visitorHash: varchar({ length: 64 }),
    /** The customer who was signed in at the chat; a typed e-mail address never sets it. */
    userId: uuid().references(() => users.id),
    /** The digits of the number with which it is held by text messages (docs/product/texts.md); it proves no one, so it opens nothing. */
    textNumber: varchar({ length: 20 }),
    /** Since when its customer has another number and texts from this one are a conversation of their own. */
    numberLeftAt: instant(),
    /** The address with which it is held by mail, in small letters (docs/product/mails-in.md); it proves no one either. */
    mailAddress: varchar({ length: 255 }),
    /** The customer that staff have found behind the number or address. They open nothing by it either. */
    customerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the last text came, which may be answered at any hour for a while. */
    lastTextAt: instant(),
    customerName: varchar({ length: 200 }).notNull(),
    /** Empty when only a phone number was given. */
    customerEmail: varchar({ length: 255 }).notNull(),
    customerPhone: varchar({ length: 50 }),
    status: varchar({ length: 20 }).$type<ChatStatus>().notNull().default('active'),
    priority: varchar({ length: 20 }).$type<ChatPriority>().notNull().default('normal'),
    /** The name of whom it is assigned to, and who that is. */
    assignedAgent: varchar({ length: 200 }),
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
    lastEventNumber: integer().notNull().default(0),
    /** Up to which number of the log each side has read. */
    readByCustomer: integer().notNull().default(0),
    readBySupport: integer().notNull().default(0),
    /** Since when the visitor waits for an answer. */
    waitingSince: instant(),
    /** The newest message of ours, and up to which one the visitor was mailed. */
    lastSupportNumber: integer().notNull().default(0),
    lastSupportAt: instant(),
    mailedUpTo: integer().notNull().default(0),
    /** Held for review: not in the list, alerts no one. */
    underReview: boolean().notNull().default(false),
    reviewReasons: jsonb().$type<string[]>().notNull().default([]),
    blockedAt: instant(),
    /** Put away until then, and by whom; a time that is over counts for nothing. */
    snoozedUntil: instant(),
    snoozedBy: varchar({ length: 200 }),
    ratingStars: smallint(),
    ratingWords: varchar({ length: 1000 }),
    lastActivity: instant().notNull().defaultNow(),
    /** The code of the short link by which they came (docs/product/print.md#short-links). */
    via: varchar({ length: 6 }),
    /** That of the page on which it began, in which the server speaks in it (docs/product/spanish.md). */
    language: varchar({ length: 2 }).$type<Language>().notNull().default('en'),
    ...timestamps(),
  },
  (table) => [
    index('chat_sessions_by_via').on(table.via).where(sql`${table.via} is not null`),
    check('chat_sessions_language', sql`${table.language} in (${oneOf(languages)})`),
    check('chat_sessions_status', sql`${table.status} in (${oneOf(chatStatuses)})`),
    check('chat_sessions_priority', sql`${table.priority} in (${oneOf(chatPriorities)})`),
    check('chat_sessions_events', sql`${table.lastEventNumber} >= 0`),
    check(
      'chat_sessions_waits',
      sql`(${table.status} = 'waiting') = (${table.waitingSince} is not null)`,
    ),
    check(
      'chat_sessions_snooze',
      sql`(${table.snoozedUntil} is null) = (${table.snoozedBy} is null) and (${table.snoozedUntil} is null or ${table.status} <> 'closed')`,
    ),
    check('chat_sessions_stars', sql`${table.ratingStars} between 1 and 5`),
    index('chat_sessions_open').on(table.lastActivity).where(sql`${table.status} <> 'closed'`),
    index('chat_sessions_by_activity').on(table.lastActivity, table.id),
    index('chat_sessions_words').using(
      'gin',
      personWords(table.customerName, table.customerEmail, table.customerPhone, sql`''`),
    ),
    index('chat_sessions_held').on(table.lastActivity, table.id).where(sql`${table.underReview}`),
    index('chat_sessions_by_user').on(table.userId),
    uniqueIndex('chat_sessions_by_number')
      .on(table.textNumber)
      .where(sql`${table.textNumber} is not null and ${table.numberLeftAt} is null`),
    index('chat_sessions_of_number')
      .on(table.textNumber)
      .where(sql`${table.textNumber} is not null`),
    uniqueIndex('chat_sessions_by_mail_address')
      .on(table.mailAddress)
      .where(sql`${table.mailAddress} is not null`),
    index('chat_sessions_begun_by_mail')
      .on(table.createdAt)
      .where(sql`${table.mailAddress} is not null`),
    index('chat_sessions_by_customer')
      .on(table.customerId)
      .where(sql`${table.customerId} is not null`),
    index('chat_sessions_by_mailbox').on(mailboxOf(table.customerEmail)),
    index('chat_sessions_by_visitor').on(table.visitorHash),
  ],
);

/** What opens a conversation: the SHA-256 of a browser's cookie, or of the token of a mailed link. */
export const chatKeys = pgTable(
  'chat_keys',
  {
    tokenHash: varchar({ length: 64 }).notNull(),
    sessionId: uuid()
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 10 }).$type<ChatKeyKind>().notNull(),
    /** It came by mail to the address of the account, so it opens a conversation that belongs to one. */
    opensLinked: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'chat_keys_pair', columns: [table.tokenHash, table.sessionId] }),
    check('chat_keys_kind', sql`${table.kind} in (${oneOf(chatKeyKinds)})`),
    index('chat_keys_by_session').on(table.sessionId),
    index('chat_keys_expiry').on(table.expiresAt),
  ],
);

/** One message. The client makes its key before the first attempt, so that a repeated post is one message. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    clientKey: varchar({ length: 64 }),
    text: text().notNull(),
    sender: varchar({ length: 20 }).$type<ChatSide>().notNull(),
    senderName: varchar({ length: 200 }).notNull(),
    /** Who of us wrote it. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    timestamp: instant().notNull().defaultNow(),
  },
  (table) => [
    check('chat_messages_sender', sql`${table.sender} in (${oneOf(chatSides)})`),
    uniqueIndex('chat_messages_once').on(table.sessionId, table.clientKey),
    index('chat_messages_by_session').on(table.sessionId, table.id),
    index('chat_messages_words').using('gin', wordsOf(table.text)),
  ],
);

/**
 * The log of a session, numbered 1, 2, 3 … without holes. The number is the id of the event in the stream, so a
 * reconnect asks for everything after the last one it saw. Messages and changes of state share it.
 */
export const chatEvents = pgTable(
  'chat_events',
  {
    sessionId: uuid()
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    kind: varchar({ length: 20 }).$type<ChatEntryKind>().notNull(),
    messageId: integer().references(() => chatMessages.id, { onDelete: 'cascade' }),
    /** The key of a message, note or card. */
    clientKey: varchar({ length: 64 }),
    /** What else the event says, such as the new status. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'chat_events_log', columns: [table.sessionId, table.number] }),
    uniqueIndex('chat_events_message_once').on(table.messageId),
    uniqueIndex('chat_events_key_once').on(table.sessionId, table.clientKey),
    index('chat_events_note_words')
      .using('gin', wordsOf(sql`${table.details} ->> 'text'`))
      .where(sql`${table.kind} = 'note'`),
    check('chat_events_number', sql`${table.number} >= 1`),
    check('chat_events_kind', sql`${table.kind} in (${oneOf(chatEntryKinds)})`),
    check(
      'chat_events_message',
      sql`(${table.kind} = 'message') = (${table.messageId} is not null)`,
    ),
  ],
);

/** A card with times or a price, as it stands by now; how it came to that is in the log. */
export const chatOffers = pgTable(
  'chat_offers',
  {
    id: uuidId(),
    sessionId: uuid()
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    /** As it crosses the wire (contract/chat/chat-log.ts). */
    card: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('chat_offers_by_session').on(table.sessionId)],
);
