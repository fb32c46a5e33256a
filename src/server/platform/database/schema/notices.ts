// Tables around visits: reports of what went wrong and what was done about them, notices, and calendar feeds.
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
import {
  noticeKinds,
  type ProblemKind,
  type ProblemWish,
  problemKinds,
  problemWishes,
} from '#company/facts/visit-labels.ts';
import {
  ON_PROBLEM_LIST,
  type ProblemStatus,
  problemStatuses,
} from '#company/rules/visits/problem-machine.ts';
import {
  type ProblemParty,
  type ProblemRemedy,
  problemParties,
  problemRemedies,
} from '#company/rules/visits/problem-remedies.ts';
import { users } from './account.ts';
import { id, instant, money, oneOf } from './columns.ts';
import { crews, visits } from './visits.ts';

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
    kind: varchar({ length: 20 }).$type<ProblemKind>().notNull(),
    wish: varchar({ length: 10 }).$type<ProblemWish>().notNull(),
    description: text().notNull(),
    status: varchar({ length: 10 }).$type<ProblemStatus>().notNull().default('open'),
    /** Until when we have promised a reply; promised anew when the customer writes after one. */
    replyBy: instant().notNull(),
    /** The last day at the company on which it is closed in time, as it was promised with the report; null of reports before there was such a day. */
    closeBy: date(),
    /** When the office first replied. */
    repliedAt: instant(),
    closedAt: instant(),
    closedBy: varchar({ length: 10 }).$type<ProblemParty>(),
    /** What the office does about it; null until it is decided. */
    remedy: varchar({ length: 20 }).$type<ProblemRemedy>(),
    /** Of a credit or refund, before sales tax. */
    remedyAmount: money(),
    /** The visit that makes it right. */
    remedyVisitId: integer().references(() => visits.id),
    /** Why the amount is above the price of the visit; for the office. */
    remedyReason: varchar({ length: 300 }),
    /** How a refund was given. */
    remedyMethod: varchar({ length: 60 }),
    remedyAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    check(
      'visit_problems_kind',
      sql`${table.kind} in (${oneOf(problemKinds.map(({ value }) => value))})`,
    ),
    check(
      'visit_problems_wish',
      sql`${table.wish} in (${oneOf(problemWishes.map(({ value }) => value))})`,
    ),
    check('visit_problems_closed_by', sql`${table.closedBy} in (${oneOf(problemParties)})`),
    check('visit_problems_remedy', sql`${table.remedy} in (${oneOf(problemRemedies)})`),
    check(
      'visit_problems_remedy_fits',
      sql`(${table.remedyAmount} is not null) = coalesce(${table.remedy} in ('credit', 'refund'), false) and ${table.remedyAmount} > 0 and (${table.remedyVisitId} is null or ${table.remedy} = 'return-visit')`,
    ),
    check('visit_problems_remedy_at', sql`(${table.remedy} is null) = (${table.remedyAt} is null)`),
    index('visit_problems_by_visit').on(table.visitId),
    index('visit_problems_by_user').on(table.userId),
    index('visit_problems_by_day').on(table.createdAt, table.id),
    check('visit_problems_status', sql`${table.status} in (${oneOf(problemStatuses)})`),
    check(
      'visit_problems_closed',
      sql`(${table.status} = 'closed') = (${table.closedAt} is not null) and (${table.closedAt} is null) = (${table.closedBy} is null)`,
    ),
    // The office closes what it has replied to; the customer, whose problem it is, may do so before.
    check(
      'visit_problems_replied',
      sql`${table.repliedAt} is not null or ${table.status} = 'open' or ${table.closedBy} = 'customer'`,
    ),
    index('visit_problems_waiting')
      .on(table.status.desc().nullsFirst(), table.replyBy, table.id)
      .where(sql`${table.status} in (${oneOf(ON_PROBLEM_LIST)})`),
    index('visit_problems_closed_at')
      .on(table.closedAt, table.id)
      .where(sql`${table.status} = 'closed'`),
  ],
);

/** What customer and office write about a problem, in order; nothing is changed afterwards. */
export const visitProblemMessages = pgTable(
  'visit_problem_messages',
  {
    id: id(),
    problemId: integer()
      .notNull()
      .references(() => visitProblems.id),
    party: varchar({ length: 10 }).$type<ProblemParty>().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('visit_problem_messages_by_problem').on(table.problemId, table.id),
    check('visit_problem_messages_party', sql`${table.party} in (${oneOf(problemParties)})`),
  ],
);

/** Money that a customer gets back on a later invoice, before sales tax, and what it is for. */
export const customerCredits = pgTable(
  'customer_credits',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** One credit a problem at most. */
    problemId: integer()
      .unique('customer_credits_one_per_problem')
      .references(() => visitProblems.id),
    amount: money().notNull(),
    reason: varchar({ length: 500 }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('customer_credits_by_user').on(table.userId),
    check('customer_credits_amount', sql`${table.amount} > 0`),
  ],
);

/** A notice that someone has switched off or on; without a row it is on. */
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
      sql`${table.kind} in (${oneOf(noticeKinds.map(({ value }) => value))})`,
    ),
    check('notice_preferences_channel', sql`${table.channel} in ('email')`),
  ],
);

/** The notices of visits that were decided about: each at most once for a date, whether or not someone wanted it. */
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

/** A person's calendar feed: a customer's visits, or the consultations for someone of the office. The secret of its address is computed from the generation, which rises to change it. */
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
