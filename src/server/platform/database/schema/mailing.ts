// Tables of the newsletter's mailings: their words, their recipients one by one, and how often their links were followed.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  FROZEN_MAILINGS,
  type MailingStatus,
  MOVING_MAILINGS,
  mailingStatuses,
} from '#company/rules/site/mailing-machine.ts';
import {
  MAILING_LENGTH,
  type MailingContent,
  OPEN_RECIPIENTS,
  type RecipientStatus,
  recipientStatuses,
} from '#company/rules/site/mailing-rules.ts';
import { users } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { newsletterSubscriptions } from './newsletter.ts';

/** A mailing. Once sending has begun, `content` has what is sent; the columns above it are what the office last wrote. */
export const mailings = pgTable(
  'mailings',
  {
    id: id(),
    status: varchar({ length: 20 }).$type<MailingStatus>().notNull().default('draft'),
    subject: varchar({ length: MAILING_LENGTH.subject }).notNull(),
    /** Markdown. */
    text: text().notNull().default(''),
    /** The Spanish of both; what is left blank goes out in English. */
    spanishSubject: varchar({ length: MAILING_LENGTH.subject }).notNull().default(''),
    spanishText: text().notNull().default(''),
    /** Slugs of posts and of seasonal tasks, in their order. */
    posts: text().array().notNull().default([]),
    tasks: text().array().notNull().default([]),
    content: jsonb().$type<MailingContent>(),
    /** When a scheduled one begins. */
    sendAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** Why the program paused it, in the words of the mail server. */
    haltReason: varchar({ length: 300 }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('mailings_status', sql`${table.status} in (${oneOf(mailingStatuses)})`),
    check(
      'mailings_scheduled_for',
      sql`${table.status} <> 'scheduled' or ${table.sendAt} is not null`,
    ),
    check(
      'mailings_frozen',
      sql`${table.status} not in (${oneOf(FROZEN_MAILINGS)}) or (${table.content} is not null and ${table.startedAt} is not null)`,
    ),
    index('mailings_latest').on(table.createdAt, table.id),
    index('mailings_under_way')
      .on(table.status, table.sendAt)
      .where(sql`${table.status} in (${oneOf(MOVING_MAILINGS)})`),
  ],
);

/**
 * A recipient of a mailing, from the moment sending begins. It names the subscription, which has the address; when that is
 * deleted, the row stays and counts, and is no one's anymore.
 */
export const mailingRecipients = pgTable(
  'mailing_recipients',
  {
    id: id(),
    mailingId: integer()
      .notNull()
      .references(() => mailings.id, { onDelete: 'cascade' }),
    subscriptionId: integer().references(() => newsletterSubscriptions.id, {
      onDelete: 'set null',
    }),
    status: varchar({ length: 20 }).$type<RecipientStatus>().notNull().default('waiting'),
    tries: smallint().notNull().default(0),
    nextTryAt: instant().notNull(),
    claimedAt: instant(),
    /** The process that hands the mail over. */
    claimedBy: uuid(),
    sentAt: instant(),
    /** What the mail server said last; never an address. */
    reason: varchar({ length: 300 }),
    /** They left by the link of this mail. */
    unsubscribedAt: instant(),
  },
  (table) => [
    check('mailing_recipients_status', sql`${table.status} in (${oneOf(recipientStatuses)})`),
    check(
      'mailing_recipients_claimed_by',
      sql`${table.status} <> 'claimed' or (${table.claimedAt} is not null and ${table.claimedBy} is not null)`,
    ),
    unique('mailing_recipients_once').on(table.mailingId, table.subscriptionId),
    index('mailing_recipients_open')
      .on(table.mailingId, table.nextTryAt, table.id)
      .where(sql`${table.status} in (${oneOf(OPEN_RECIPIENTS)})`),
    index('mailing_recipients_by_status').on(table.mailingId, table.status),
    index('mailing_recipients_by_subscription').on(table.subscriptionId),
    index('mailing_recipients_pace').on(table.claimedAt),
  ],
);

/** A link of a mailing to a page of ours, by a short code that is the same for everyone: it counts, and knows no one. */
export const mailingLinks = pgTable(
  'mailing_links',
  {
    id: id(),
    mailingId: integer()
      .notNull()
      .references(() => mailings.id, { onDelete: 'cascade' }),
    code: varchar({ length: 16 }).notNull().unique('mailing_links_code'),
    /** Path and query of the page. */
    path: varchar({ length: 500 }).notNull(),
    clicks: integer().notNull().default(0),
  },
  (table) => [unique('mailing_links_once').on(table.mailingId, table.path)],
);
