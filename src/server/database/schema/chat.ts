// Tables of live chat: sessions, what was said, the ordered log that streams replay, and alerts to staff.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant, timestamps, uuidId } from './columns.ts';

/**
 * One conversation. Its id grants nothing: the visitor proves itself by a token of which only the SHA-256 is stored.
 * Whoever writes to the log locks this row and raises lastEventNumber by one (docs/product/chat.md#log).
 */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: uuidId(),
    visitorTokenHash: varchar({ length: 64 }).notNull().unique(),
    /** The customer who was signed in when the chat began; a typed e-mail address never sets it. */
    userId: uuid().references(() => users.id),
    customerName: varchar({ length: 200 }).notNull(),
    customerEmail: varchar({ length: 255 }).notNull(),
    customerPhone: varchar({ length: 50 }),
    status: varchar({ length: 20 }).notNull().default('active'),
    priority: varchar({ length: 20 }).notNull().default('normal'),
    assignedAgent: varchar({ length: 200 }),
    lastEventNumber: integer().notNull().default(0),
    lastActivity: instant().notNull().defaultNow(),
    ...timestamps(),
  },
  (table) => [
    check('chat_sessions_status', sql`${table.status} in ('active', 'waiting', 'closed')`),
    check('chat_sessions_priority', sql`${table.priority} in ('low', 'normal', 'high', 'urgent')`),
    check('chat_sessions_events', sql`${table.lastEventNumber} >= 0`),
    index('chat_sessions_open').on(table.lastActivity).where(sql`${table.status} <> 'closed'`),
    index('chat_sessions_by_user').on(table.userId),
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
    sender: varchar({ length: 20 }).notNull(),
    senderName: varchar({ length: 200 }).notNull(),
    isRead: boolean().notNull().default(false),
    timestamp: instant().notNull().defaultNow(),
  },
  (table) => [
    check('chat_messages_sender', sql`${table.sender} in ('customer', 'support')`),
    uniqueIndex('chat_messages_once').on(table.sessionId, table.clientKey),
    index('chat_messages_by_session').on(table.sessionId, table.id),
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
    kind: varchar({ length: 20 }).notNull(),
    messageId: integer().references(() => chatMessages.id, { onDelete: 'cascade' }),
    /** What else the event says, such as the new status. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'chat_events_log', columns: [table.sessionId, table.number] }),
    uniqueIndex('chat_events_message_once').on(table.messageId),
    check('chat_events_number', sql`${table.number} >= 1`),
    check('chat_events_kind', sql`${table.kind} in ('message', 'status', 'assignment', 'read')`),
    check(
      'chat_events_message',
      sql`(${table.kind} = 'message') = (${table.messageId} is not null)`,
    ),
  ],
);

/** An alert to staff about a chat, such as a text message to a phone. */
export const supportNotifications = pgTable(
  'support_notifications',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    phoneNumber: varchar({ length: 50 }).notNull(),
    message: text().notNull(),
    status: varchar({ length: 20 }).notNull().default('pending'),
    notificationType: varchar({ length: 50 }).notNull(),
    sentAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('support_notifications_status', sql`${table.status} in ('pending', 'sent', 'failed')`),
    index('support_notifications_by_session').on(table.sessionId),
    index('support_notifications_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);
