// Tables of the crew's page: which of a day's links counts, and the log of everything that crews have reported.
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type CrewActionKind,
  type CrewOutcome,
  crewActionKinds,
  crewOutcomes,
} from '#company/rules/visits/crew-report.ts';
import { id, instant, oneOf, timestamps } from './columns.ts';
import { wordsOf } from './mailbox.ts';
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
    kind: varchar({ length: 20 }).$type<CrewActionKind>().notNull(),
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
    outcome: varchar({ length: 10 }).$type<CrewOutcome>().notNull(),
    /** What the crew was told, when it did not simply count. */
    answer: text(),
    /** Problems and what did not count wait until someone in the office has seen to them. */
    handledAt: instant(),
  },
  (table) => [
    check('crew_actions_kind', sql`${table.kind} in (${oneOf(crewActionKinds)})`),
    check('crew_actions_outcome', sql`${table.outcome} in (${oneOf(crewOutcomes)})`),
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

/** The people of a crew, by name; no account. One who left stays for the visits they were on. */
export const crewMembers = pgTable(
  'crew_members',
  {
    id: id(),
    crewId: integer()
      .notNull()
      .references(() => crews.id),
    name: varchar({ length: 100 }).notNull(),
    isActive: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index('crew_members_by_crew').on(table.crewId),
    uniqueIndex('crew_members_once').on(table.crewId, sql`lower(${table.name})`),
  ],
);

/** The words by which the office finds a record: whose lawn, where, who applied what. A query must have exactly this. */
export function wordsOfApplication(
  table: Record<'customerName' | 'address' | 'applicator' | 'product', AnyPgColumn>,
): SQL {
  const { customerName, address, applicator, product } = table;
  return wordsOf(
    sql`(${customerName} || ' ' || ${address} || ' ' || ${applicator} || ' ' || ${product})`,
  );
}

/**
 * What was applied on a visit, as Texas wants it kept (4 TAC 7.33, docs/product/crew-page.md#application-record). Names and places
 * are copies of that day; nothing is changed afterwards.
 */
export const applicationRecords = pgTable(
  'application_records',
  {
    id: id(),
    visitId: integer()
      .notNull()
      .references(() => visits.id),
    /** The report of the telephone that it came with. */
    actionId: uuid()
      .unique('application_records_once')
      .references(() => crewActions.id),
    appliedAt: instant().notNull(),
    customerName: varchar({ length: 255 }).notNull(),
    address: text().notNull(),
    product: varchar({ length: 200 }).notNull(),
    /** EPA registration number, as on the label. */
    registrationNumber: varchar({ length: 50 }).notNull(),
    target: varchar({ length: 200 }).notNull(),
    /** Square feet. */
    area: integer().notNull(),
    rate: varchar({ length: 100 }).notNull(),
    amount: varchar({ length: 100 }).notNull(),
    /** Miles per hour, and from where. */
    windSpeed: smallint().notNull(),
    windDirection: varchar({ length: 3 }).notNull(),
    /** Degrees Fahrenheit. */
    temperature: smallint().notNull(),
    method: varchar({ length: 100 }).notNull(),
    applicator: varchar({ length: 200 }).notNull(),
    license: varchar({ length: 50 }).notNull(),
    /** Hours until people and pets may be on it again, by the label. */
    reEntryHours: smallint().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('application_records_by_visit').on(table.visitId),
    index('application_records_by_time').on(table.appliedAt, table.id),
    index('application_records_words').using('gin', wordsOfApplication(table)),
    check('application_records_area', sql`${table.area} > 0`),
    check('application_records_wind', sql`${table.windSpeed} between 0 and 99`),
    check('application_records_temperature', sql`${table.temperature} between -20 and 130`),
    check('application_records_re_entry', sql`${table.reEntryHours} between 0 and 240`),
  ],
);
