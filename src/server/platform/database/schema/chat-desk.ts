// Tables of the desk of live chat: who is there, canned replies, alerts to telephones, and browsers that get push messages.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type AlertStatus, alertStatuses } from '#company/rules/chat/chat-states.ts';
import { sessions, users } from './account.ts';
import { chatSessions } from './chat.ts';
import { id, instant, oneOf, timestamps } from './columns.ts';

/** An alert to staff about a chat, such as a text message to a phone. */
export const supportNotifications = pgTable(
  'support_notifications',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    phoneNumber: varchar({ length: 50 }).notNull(),
    /** Whose number it is. */
    name: varchar({ length: 100 }).notNull().default(''),
    message: text().notNull(),
    status: varchar({ length: 20 }).$type<AlertStatus>().notNull().default('pending'),
    notificationType: varchar({ length: 50 }).notNull(),
    sentAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('support_notifications_status', sql`${table.status} in (${oneOf(alertStatuses)})`),
    index('support_notifications_by_session').on(table.sessionId, table.createdAt),
    index('support_notifications_by_number').on(table.phoneNumber, table.sentAt),
    index('support_notifications_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** When someone of the staff had the desk open last, and whether they said that they are away. */
export const chatAgents = pgTable('chat_agents', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isAway: boolean().notNull().default(false),
  seenAt: instant().notNull().defaultNow(),
});

/** When a visitor had the conversation open last, and on which page. Apart from the session, whose row is locked often. */
export const chatVisitors = pgTable('chat_visitors', {
  sessionId: uuid()
    .primaryKey()
    .references(() => chatSessions.id, { onDelete: 'cascade' }),
  seenAt: instant(),
  page: varchar({ length: 300 }),
});

/** A text that staff write often, by its shortcut. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: id(),
    version: integer().notNull().default(1),
    shortcut: varchar({ length: 40 }).notNull(),
    text: text().notNull(),
    ...timestamps(),
  },
  (table) => [uniqueIndex('canned_replies_shortcut').on(table.shortcut)],
);

/** A browser of someone of the staff that takes push messages (RFC 8030, RFC 8291). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sign-in under which the browser subscribed: both end together. */
    sessionSid: varchar({ length: 64 })
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    endpoint: varchar({ length: 1000 }).notNull(),
    p256dh: varchar({ length: 120 }).notNull(),
    auth: varchar({ length: 40 }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_by_user').on(table.userId),
    index('push_subscriptions_by_session').on(table.sessionSid),
  ],
);
