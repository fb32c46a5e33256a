// Tables of running the house: the audit trail, digests, business settings, page versions and applied seeds.
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type SetupAnswer,
  type SetupStep,
  setupAnswers,
  setupSteps,
} from '#company/rules/platform/setup-steps.ts';
import { users } from './account.ts';
import { id, instant, oneOf } from './columns.ts';

/** Who did what to which thing; written in the transaction of the action and never changed afterwards. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Null for someone not signed in and for the program itself. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: varchar({ length: 100 }).notNull(),
    subjectType: varchar({ length: 50 }),
    /** A UUID, a counted id or a name, as text. */
    subjectId: varchar({ length: 128 }),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('audit_log_by_time').on(table.createdAt),
    index('audit_log_by_subject').on(table.subjectType, table.subjectId),
    index('audit_log_by_actor').on(table.actorId, table.id),
    index('audit_log_by_action').on(table.action, table.id),
  ],
);

/** What the owner has changed of the business settings; the defaults stand in company/facts/settings.ts. One row. */
export const businessSettings = pgTable(
  'business_settings',
  {
    id: smallint().primaryKey().default(1),
    values: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    updatedAt: instant()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [check('business_settings_single', sql`${table.id} = 1`)],
);

/** Rises in the transaction that publishes something; pages in memory are rendered again when it does. One row. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: smallint().primaryKey().default(1),
    version: integer().notNull().default(1),
  },
  (table) => [check('content_version_single', sql`${table.id} = 1`)],
);

/** Which seeds this database has had, so that a later start does not bring back what staff have deleted. */
export const appliedSeeds = pgTable('applied_seeds', {
  name: varchar({ length: 50 }).primaryKey(),
  appliedAt: instant().notNull().defaultNow(),
});

/** What the owner has said of the steps of getting started that nothing stored can tell: right as they are, or not now. */
export const setupStepAnswers = pgTable(
  'setup_step_answers',
  {
    step: varchar({ length: 20 }).$type<SetupStep>().primaryKey(),
    answer: varchar({ length: 20 }).$type<SetupAnswer>().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [
    check('setup_step_answers_step', sql`${table.step} in (${oneOf(setupSteps)})`),
    check('setup_step_answers_answer', sql`${table.answer} in (${oneOf(setupAnswers)})`),
  ],
);

/** When a digest went last: the first news goes at once, what follows in its quiet time goes together (jobs/digest.ts). */
export const digests = pgTable('digests', {
  name: varchar({ length: 200 }).primaryKey(),
  lastAt: instant().notNull(),
});
