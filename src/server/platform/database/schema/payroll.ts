// Tables of crews' hours: what was confirmed of a person's day, only ever added to, and what exports for payroll have held.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { crews } from './visits.ts';

/** A break as it is written down with the hours, for good: times as ISO 8601, and whether it was paid by the rule of that day. */
export type StoredBreak = { from: string; until: string | null; isPaid: boolean };

/**
 * What someone confirmed of a person's day on a crew; the latest row counts. A record of hours worked, which is kept whoever leaves
 * (29 CFR 516.5, docs/product/payroll.md#kept): a trigger refuses changes and deletion.
 */
export const crewHours = pgTable(
  'crew_hours',
  {
    id: id(),
    crewId: integer()
      .notNull()
      .references(() => crews.id),
    date: date().notNull(),
    /** As the office spells the name then. */
    person: varchar({ length: 100 }).notNull(),
    /** To the minute; both null when they were not there. */
    startsAt: instant(),
    endsAt: instant(),
    /** What the taps said when it was confirmed; other ones since mean that it is confirmed anew. */
    tapsStartAt: instant(),
    tapsEndAt: instant(),
    /** In their order; none is left without an end. */
    breaks: jsonb().$type<readonly StoredBreak[]>().notNull().default([]),
    tapsBreaks: jsonb().$type<readonly StoredBreak[]>().notNull().default([]),
    /** Why it differs from them. */
    reason: varchar({ length: 300 }),
    confirmedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: instant().notNull(),
  },
  (table) => [
    index('crew_hours_by_day').on(table.date, table.crewId, table.id),
    check('crew_hours_times', sql`(${table.startsAt} is null) = (${table.endsAt} is null)`),
    check('crew_hours_order', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'crew_hours_reason',
      sql`${table.reason} is not null or (${table.startsAt} is not distinct from ${table.tapsStartAt} and ${table.endsAt} is not distinct from ${table.tapsEndAt} and ${table.breaks} = ${table.tapsBreaks})`,
    ),
  ],
);

/** An export of hours of a period, first and last day. */
export const payrollExports = pgTable(
  'payroll_exports',
  {
    number: integer().primaryKey(),
    fromDate: date().notNull(),
    untilDate: date().notNull(),
    /** Days of people that were not confirmed then. */
    leftOut: integer().notNull(),
    takenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    takenAt: instant().notNull(),
    /** Whether its file has breaks; those before breaks were tapped stay as they were. */
    hasBreaks: boolean().notNull().default(false),
  },
  (table) => [check('payroll_exports_days', sql`${table.untilDate} >= ${table.fromDate}`)],
);

/** A person's day in an export, as its file has it for good. */
export const payrollExportRows = pgTable(
  'payroll_export_rows',
  {
    exportNumber: integer()
      .notNull()
      .references(() => payrollExports.number),
    hoursId: integer()
      .notNull()
      .references(() => crewHours.id),
    minutes: smallint().notNull(),
    /** Minutes above 40 hours of their week. */
    overtime: smallint().notNull(),
    /** What the latest export before had of that day; null when it is new. */
    minutesBefore: smallint(),
    overtimeBefore: smallint(),
    confirmedBy: varchar({ length: 255 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exportNumber, table.hoursId] }),
    index('payroll_export_rows_by_hours').on(table.hoursId),
  ],
);
