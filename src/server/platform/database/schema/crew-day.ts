// Tables of the crew's page: which of a day's links counts, and the log of everything that crews have reported.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { crews, visits } from './visits.ts';

/** A link to a crew's day that was renewed. Without a row the first generation counts; a higher one ends those before. */
export const crewLinks = pgTable(
  'crew_links',
  {
    crewId: integer()
      .notNull()
      .references(() => crews.id),
    date: date().notNull(),
    generation: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.crewId, table.date] }),
    check('crew_links_generation', sql`${table.generation} >= 1`),
  ],
);

/** What a telephone reported of a stop, once for each id that it has made; never changed but for who has seen to it. */
export const crewActions = pgTable(
  'crew_actions',
  {
    /** Made by the telephone before the first try. */
    id: uuid().primaryKey(),
    crewId: integer()
      .notNull()
      .references(() => crews.id),
    date: date().notNull(),
    visitId: integer().references(() => visits.id, { onDelete: 'set null' }),
    device: uuid().notNull(),
    /** Counts up on the device. */
    sequence: integer().notNull(),
    kind: varchar({ length: 20 }).notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    contentHash: varchar({ length: 64 }).notNull(),
    /** By the clock of the telephone, and how far that is behind ours. */
    takenAt: instant().notNull(),
    skewMs: bigint({ mode: 'number' }).notNull(),
    /** When it happened by our clock, as far as the telephone's clock lets us know. */
    happenedAt: instant().notNull(),
    /** That time is not on the crew's day, so the office has to confirm when it was. */
    isTimeUnsure: boolean().notNull().default(false),
    receivedAt: instant().notNull(),
    outcome: varchar({ length: 10 }).notNull(),
    /** What the crew was told, when it did not simply count. */
    answer: text(),
    /** Problems and what did not count wait until somebody in the office has seen to them. */
    handledAt: instant(),
  },
  (table) => [
    check(
      'crew_actions_kind',
      sql`${table.kind} in ('set-out', 'arrived', 'tick', 'photo', 'done', 'problem')`,
    ),
    check(
      'crew_actions_outcome',
      sql`${table.outcome} in ('taken', 'known', 'refused', 'conflict')`,
    ),
    check('crew_actions_sequence', sql`${table.sequence} >= 1`),
    index('crew_actions_by_visit').on(table.visitId, table.receivedAt),
    index('crew_actions_by_day').on(table.date, table.crewId),
    index('crew_actions_open')
      .on(table.receivedAt)
      .where(
        sql`${table.handledAt} is null and (${table.kind} = 'problem' or ${table.outcome} = 'conflict' or ${table.isTimeUnsure})`,
      ),
  ],
);
