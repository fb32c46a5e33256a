// Tables of the planning of visits: the order of a crew's day, days that were moved as a whole, and the generator's last run.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type DayMoveChoice,
  type DayMoveConflict,
  type DayMoveStatus,
  dayMoveChoices,
  dayMoveStatuses,
} from '#company/rules/visits/day-move.ts';
import { id, instant, oneOf } from './columns.ts';
import { crews, visits } from './visits.ts';

/** How a crew's day is ordered. The version counts every change of the order; the order itself stands on the visits. */
export const crewDays = pgTable(
  'crew_days',
  {
    crewId: integer()
      .notNull()
      .references(() => crews.id),
    date: date().notNull(),
    version: integer().notNull().default(1),
    /** Minutes on the road that the last change has saved; below zero when it made the way longer. */
    savedMinutes: integer().notNull().default(0),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.crewId, table.date] })],
);

/** A day that is moved as a whole, such as a rain day: first a draft that colleagues see, then sent once. */
export const dayMoves = pgTable(
  'day_moves',
  {
    id: id(),
    fromDate: date().notNull(),
    crewIds: integer().array().notNull(),
    /** Why, in words that customers read. */
    reason: varchar({ length: 200 }).notNull(),
    status: varchar({ length: 20 }).$type<DayMoveStatus>().notNull().default('draft'),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    sentAt: instant(),
    /** When the first message leaves; until then all of it can be taken back. */
    messagesFrom: instant(),
  },
  (table) => [
    check('day_moves_status', sql`${table.status} in (${oneOf(dayMoveStatuses)})`),
    check(
      'day_moves_sent',
      sql`(${table.status} in ('sent', 'undone')) = (${table.sentAt} is not null)`,
    ),
    index('day_moves_by_date').on(table.fromDate),
    index('day_moves_latest').on(table.status, table.id),
  ],
);

/** What becomes of one visit of a day that is moved. */
export const dayMoveVisits = pgTable(
  'day_move_visits',
  {
    dayMoveId: integer()
      .notNull()
      .references(() => dayMoves.id),
    visitId: integer()
      .notNull()
      .references(() => visits.id),
    /** The version of the visit that was planned with; another one is a conflict when it is sent. */
    visitVersion: integer().notNull(),
    position: smallint().notNull(),
    choice: varchar({ length: 10 }).$type<DayMoveChoice>().notNull(),
    /** Where it goes; null when it stays or falls away. */
    toDate: date(),
    conflicts: text().array().$type<DayMoveConflict[]>().notNull().default([]),
    /** What it was before, to be put back. */
    fromStopOrder: smallint(),
    hadOriginalDate: date(),
    /** The version that the move has made: as long as it stands, no one else has touched the visit. */
    movedVersion: integer(),
    mailedAt: instant(),
    textedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.dayMoveId, table.visitId] }),
    index('day_move_visits_by_visit').on(table.visitId),
    check('day_move_visits_choice', sql`${table.choice} in (${oneOf(dayMoveChoices)})`),
    check('day_move_visits_date', sql`(${table.choice} = 'move') = (${table.toDate} is not null)`),
  ],
);

/** When the visits of the plans were last laid, and what came of it: one row. */
export const generatorRuns = pgTable(
  'generator_runs',
  {
    id: smallint().primaryKey().default(1),
    ranAt: instant().notNull(),
    plans: integer().notNull(),
    added: integer().notNull(),
    until: date().notNull(),
  },
  (table) => [check('generator_runs_one', sql`${table.id} = 1`)],
);
