// The table of newsletter subscribers.
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#company/facts/languages.ts';
import { id, instant, oneOf } from './columns.ts';
import { mailboxOf } from './mailbox.ts';

/** A newsletter address; one row per address however it is capitalised. Unsubscribing keeps the row. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: varchar({ length: 255 }).notNull(),
    isActive: boolean().notNull().default(true),
    /** That of the page on which they signed up, in which they are written to (docs/product/spanish.md). */
    language: varchar({ length: 2 }).$type<Language>().notNull().default('en'),
    subscribedAt: instant().notNull().defaultNow(),
    unsubscribedAt: instant(),
    /** An odd sign-up waits for a person to look at it before anything but the welcome is sent. */
    underReview: boolean('held_for_review').notNull().default(false),
    /** Why it is reviewed, in the words of contract/leads/form-guard.ts. */
    reviewReasons: text('hold_reasons').array().notNull().default([]),
    /** Since when the address is not written to: a mail server refused it for good. */
    bouncedAt: instant(),
    /** What the mail server said; never the address. */
    bounceReason: varchar({ length: 300 }),
    /** When someone of the office had dealt with that. */
    bounceHandledAt: instant(),
  },
  (table) => [
    check('newsletter_subscriptions_language', sql`${table.language} in (${oneOf(languages)})`),
    uniqueIndex('newsletter_subscriptions_email').on(sql`lower(${table.email})`),
    index('newsletter_subscriptions_by_mailbox').on(mailboxOf(table.email), table.subscribedAt),
    index('newsletter_subscriptions_active').on(table.isActive, table.subscribedAt),
    index('newsletter_subscriptions_bounced')
      .on(table.bouncedAt, table.id)
      .where(sql`${table.bouncedAt} is not null`),
    index('newsletter_subscriptions_held')
      .on(table.subscribedAt, table.id)
      .where(sql`${table.isActive} and ${table.underReview} and ${table.bouncedAt} is null`),
  ],
);
