// Tables of what customers say: whom we asked about which visit, their reviews, and our replies.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type ReviewStatus, reviewStatuses } from '#company/rules/site/review-machine.ts';
import {
  REVIEW_LENGTH,
  type RefusalReason,
  type ReviewName,
  refusalReasons,
  reviewNames,
} from '#company/rules/site/review-rules.ts';
import { users } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { visits } from './visits.ts';

/** That a customer may review a completed visit, by a link that is computed from the id. */
export const reviewRequests = pgTable('review_requests', {
  id: id(),
  visitId: integer()
    .notNull()
    .unique('review_requests_one_per_visit')
    .references(() => visits.id),
  /** Until when the link can be written by; it shows and withdraws a review for ever. */
  expiresAt: instant().notNull(),
  createdAt: instant().notNull(),
});

/**
 * A review. What its customer wrote never changes once it is published, and is never changed by anyone else: a trigger refuses it.
 * Where and when the work was stays as it was when it was written.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    requestId: integer()
      .notNull()
      .unique('reviews_one_per_request')
      .references(() => reviewRequests.id),
    rating: smallint().notNull(),
    words: text().notNull(),
    nameStyle: varchar({ length: 20 }).$type<ReviewName>().notNull(),
    customerName: varchar({ length: 110 }).notNull(),
    mayPublish: boolean().notNull(),
    /** Never the street; empty where the address has no ZIP code that we know. */
    neighborhood: varchar({ length: 100 }).notNull(),
    city: varchar({ length: 50 }).notNull(),
    zipCode: varchar({ length: 10 }).notNull(),
    serviceType: varchar({ length: 100 }).notNull(),
    completedAt: instant().notNull(),
    status: varchar({ length: 20 }).$type<ReviewStatus>().notNull().default('new'),
    refusalReason: varchar({ length: 20 }).$type<RefusalReason>(),
    refusalNote: text(),
    version: integer().notNull().default(1),
    /** When these words were written. */
    writtenAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check(
      'reviews_words',
      sql`char_length(${table.words}) between ${sql.raw(String(REVIEW_LENGTH.min))} and ${sql.raw(String(REVIEW_LENGTH.max))}`,
    ),
    check('reviews_name_style', sql`${table.nameStyle} in (${oneOf(reviewNames)})`),
    check('reviews_status', sql`${table.status} in (${oneOf(reviewStatuses)})`),
    check(
      'reviews_refusal_reason',
      sql`${table.refusalReason} in (${oneOf(refusalReasons.map(({ value }) => value))})`,
    ),
    check(
      'reviews_refused_with_reason',
      sql`(${table.status} = 'not_published') = (${table.refusalReason} is not null)`,
    ),
    check(
      'reviews_published_by_consent',
      sql`${table.status} <> 'published' or ${table.mayPublish}`,
    ),
    index('reviews_by_rating')
      .on(table.rating, table.status)
      .where(sql`${table.mayPublish} and ${table.status} <> 'withdrawn'`),
    index('reviews_by_status').on(table.status, table.writtenAt, table.id),
    index('reviews_published')
      .on(table.completedAt, table.id)
      .where(sql`${table.status} = 'published'`),
  ],
);

/** What we reply to a review. Each change is another row; the last one is shown, and one without words takes it away. */
export const reviewReplies = pgTable(
  'review_replies',
  {
    id: id(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('review_replies_by_review').on(table.reviewId, table.id)],
);
