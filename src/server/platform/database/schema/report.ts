// Tables of reports: money as it was agreed, invoiced and paid, each row with what it counts for, and its sums by day. Triggers of the migration
// write them; nothing else does (docs/product/reports.md#figures).
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type FactFigure,
  factFigures,
  type SumDimension,
  type SumFigure,
  sumDimensions,
} from '#company/rules/overviews/report-figures.ts';
import { creditNoteItems, invoiceItems, ledgerLines } from './billing.ts';
import { id, instant, oneOf } from './columns.ts';
import { planAgreements } from './plan-offer.ts';
import { quotes } from './quote.ts';
import { properties } from './visits.ts';

/**
 * One amount and what it is of: exactly one of the sources. What it counts for (service, crew, ZIP code, source of the customer) is as
 * it was then, so that a figure and its rows are always the same. Never changed.
 */
export const reportFacts = pgTable(
  'report_facts',
  {
    id: id(),
    figure: varchar({ length: 10 }).$type<FactFigure>().notNull(),
    onDay: date().notNull(),
    /** Before sales tax, but what was paid is all that was paid. Below zero for what went back. */
    cents: bigint({ mode: 'number' }).notNull(),
    /** Empty where it is not known or does not apply, as the three after it. */
    service: varchar({ length: 20 }).notNull(),
    crew: varchar({ length: 20 }).notNull(),
    zip: varchar({ length: 20 }).notNull(),
    source: varchar({ length: 20 }).notNull(),
    itemId: integer().references(() => invoiceItems.id),
    creditItemId: integer().references(() => creditNoteItems.id),
    lineId: integer().references(() => ledgerLines.id),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'set null' }),
    agreementId: integer().references(() => planAgreements.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('report_facts_figure', sql`${table.figure} in (${oneOf(factFigures)})`),
    index('report_facts_by_day').on(table.figure, table.onDay, table.id),
    index('report_facts_by_service').on(table.figure, table.service, table.onDay, table.id),
    index('report_facts_by_crew').on(table.figure, table.crew, table.onDay, table.id),
    index('report_facts_by_zip').on(table.figure, table.zip, table.onDay, table.id),
    index('report_facts_by_source').on(table.figure, table.source, table.onDay, table.id),
    uniqueIndex('report_facts_one_per_item').on(table.itemId),
    uniqueIndex('report_facts_one_per_credit').on(table.creditItemId),
    uniqueIndex('report_facts_one_per_line').on(table.lineId),
    uniqueIndex('report_facts_one_per_quote').on(table.quoteId),
    uniqueIndex('report_facts_one_per_agreement').on(table.agreementId),
  ],
);

/**
 * Sums by day and what they count for. Whoever adds facts adds rows, and the figure is the sum of all of them: two writers never wait
 * for each other. Rows of the same day and key are put together within the hour, which changes no sum.
 */
export const reportSums = pgTable(
  'report_sums',
  {
    id: id(),
    dimension: varchar({ length: 10 }).$type<SumDimension>().notNull(),
    figure: varchar({ length: 10 }).$type<SumFigure>().notNull(),
    onDay: date().notNull(),
    key: varchar({ length: 20 }).notNull(),
    facts: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    check('report_sums_dimension', sql`${table.dimension} in (${oneOf(sumDimensions)})`),
    index('report_sums_by_day').on(table.dimension, table.onDay),
  ],
);

/**
 * What the plan visits of a property took and cost in a year: those that are done, with a price and a length. A trigger of visits keeps
 * it, so that it is the sum of those visits whatever becomes of them.
 */
export const lawnYears = pgTable(
  'lawn_years',
  {
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    year: smallint().notNull(),
    visits: integer().notNull(),
    /** Of the crew on site. */
    minutes: integer().notNull(),
    /** Before sales tax. */
    cents: bigint({ mode: 'number' }).notNull(),
    /** Cents for an hour on site. */
    perHour: integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(cents * 60 / nullif(minutes, 0), 0)`),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.year] }),
    index('lawn_years_by_hour').on(table.year, table.perHour, table.propertyId),
  ],
);

/** How promises were kept in the last days that are over, as the site may say it: written once a day. One row. */
export const publishedPromises = pgTable(
  'published_promises',
  {
    id: smallint().primaryKey().default(1),
    fromDay: date().notNull(),
    toDay: date().notNull(),
    answers: integer().notNull(),
    medianMinutes: integer(),
    unanswered: integer().notNull().default(0),
    arrivals: integer().notNull(),
    arrivalsKept: integer().notNull(),
    replies: integer().notNull(),
    repliesKept: integer().notNull(),
    closings: integer().notNull().default(0),
    closingsKept: integer().notNull().default(0),
    writtenAt: instant().notNull(),
  },
  (table) => [check('published_promises_single', sql`${table.id} = 1`)],
);
