// Tables around a quote: pins on the customer's photos, what was sent in which version, and what was accepted.
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant, money } from './columns.ts';
import { photos } from './photo.ts';
import { quoteLineItems, quotes } from './quote.ts';

/** Where a line is meant: a place on a photo, as shares of its width and height, so that it stays there at every size. */
export const quotePins = pgTable(
  'quote_pins',
  {
    id: id(),
    lineItemId: integer()
      .notNull()
      .references(() => quoteLineItems.id, { onDelete: 'cascade' }),
    photoId: uuid()
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
  },
  (table) => [
    index('quote_pins_by_line').on(table.lineItemId),
    check('quote_pins_within', sql`${table.x} between 0 and 1 and ${table.y} between 0 and 1`),
  ],
);

/** What a customer was sent, version by version, never changed; by it they are told what is different now. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    id: id(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id),
    version: integer().notNull(),
    /** The shown content as canonical JSON (quotes/quotes/shown-quote.ts). */
    content: text().notNull(),
    sentAt: instant().notNull(),
    sentBy: uuid().references(() => users.id),
  },
  (table) => [unique('quote_versions_once').on(table.quoteId, table.version)],
);

/** The copy of exactly what was accepted: the canonical JSON whose SHA-256 was signed, and the PDF made from it. */
export const quoteAcceptances = pgTable(
  'quote_acceptances',
  {
    quoteId: uuid()
      .primaryKey()
      .references(() => quotes.id),
    version: integer().notNull(),
    content: text().notNull(),
    contentHash: varchar({ length: 64 }).notNull(),
    typedName: varchar({ length: 200 }).notNull(),
    total: money().notNull(),
    acceptedAt: instant().notNull(),
    acceptedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Of the PDF; null until it is made, then never changed. Its file is named by it. */
    pdfHash: varchar({ length: 64 }),
  },
  (table) => [
    check('quote_acceptances_hash', sql`${table.contentHash} ~ '^[0-9a-f]{64}$'`),
    check('quote_acceptances_pdf', sql`${table.pdfHash} ~ '^[0-9a-f]{64}$'`),
  ],
);
