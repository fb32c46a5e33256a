// Tables around visits and plans: reports of what went wrong, agreements, notices, and calendar feeds.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { crews, servicePlans, visits } from './visits.ts';

/** What a customer says went wrong on a visit, and what they want of us (docs/product/portal.md#something-wrong). */
export const visitProblems = pgTable(
  'visit_problems',
  {
    id: id(),
    visitId: integer()
      .notNull()
      .references(() => visits.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: varchar({ length: 20 }).notNull(),
    wish: varchar({ length: 10 }).notNull(),
    description: text().notNull(),
    /** Until when we have promised a first reply. */
    replyBy: instant().notNull(),
    /** What the office answered, or what was agreed on the phone; the customer reads it. */
    reply: text(),
    repliedAt: instant(),
    /** Settled. Until then the office has it on its list. */
    closedAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    check(
      'visit_problems_kind',
      sql`${table.kind} in ('bad-job', 'partial', 'nobody-came', 'damage', 'scheduling', 'gate-open', 'other')`,
    ),
    check('visit_problems_wish', sql`${table.wish} in ('fix', 'credit')`),
    index('visit_problems_by_visit').on(table.visitId),
    index('visit_problems_by_user').on(table.userId),
    check(
      'visit_problems_reply',
      sql`(${table.repliedAt} is null) = (${table.reply} is null) and (${table.closedAt} is null or ${table.repliedAt} is not null)`,
    ),
    index('visit_problems_open').on(table.replyBy).where(sql`${table.closedAt} is null`),
  ],
);

/** A change of a plan as its customer has agreed to it; never changed afterwards. */
export const planAgreements = pgTable(
  'plan_agreements',
  {
    id: id(),
    servicePlanId: integer()
      .notNull()
      .references(() => servicePlans.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: varchar({ length: 20 }).notNull(),
    /** The lines as they were shown, to the letter, and their SHA-256 in hex. */
    shownTerms: text().notNull(),
    termsHash: varchar({ length: 64 }).notNull(),
    signedName: varchar({ length: 200 }).notNull(),
    agreedAt: instant().notNull(),
  },
  (table) => [
    check('plan_agreements_kind', sql`${table.kind} in ('frequency', 'pause', 'resume', 'cancel')`),
    index('plan_agreements_by_plan').on(table.servicePlanId),
    index('plan_agreements_by_user').on(table.userId),
  ],
);

/** A notice that somebody has switched off or on; without a row it is on. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: varchar({ length: 20 }).notNull(),
    channel: varchar({ length: 10 }).notNull().default('email'),
    isOn: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.channel] }),
    check(
      'notice_preferences_kind',
      sql`${table.kind} in ('two-days-before', 'morning-of', 'on-the-way', 'done')`,
    ),
    check('notice_preferences_channel', sql`${table.channel} in ('email')`),
  ],
);

/** The notices of visits that were decided about: each at most once for a date, whether or not somebody wanted it. */
export const visitNotices = pgTable(
  'visit_notices',
  {
    visitId: integer()
      .notNull()
      .references(() => visits.id),
    kind: varchar({ length: 20 }).notNull(),
    visitDate: date().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.kind, table.visitDate] })],
);

/** A customer's calendar feed. The secret of its address is computed from the generation, which rises to change it. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  generation: integer().notNull().default(1),
  isOn: boolean().notNull().default(true),
});

/** A crew's calendar feed, with the same kind of secret address. */
export const crewFeeds = pgTable('crew_feeds', {
  crewId: integer()
    .primaryKey()
    .references(() => crews.id),
  generation: integer().notNull().default(1),
  isOn: boolean().notNull().default(true),
});
