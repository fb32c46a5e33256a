// Tables around a quote: pins on the customer's photos, what was sent in which version, and what was accepted.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type PaymentStepKind, paymentStepKinds } from '#company/rules/quotes/payment-terms.ts';
import { users } from './account.ts';
import { id, instant, money, oneOf } from './columns.ts';
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

/** A deposit or part that was agreed with an accepted quote, written with its acceptance. Its invoice names it; what is billed of it is asked there. */
export const quotePaymentSteps = pgTable(
  'quote_payment_steps',
  {
    id: id(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id),
    position: smallint().notNull(),
    kind: varchar({ length: 10 }).$type<PaymentStepKind>().notNull(),
    name: varchar({ length: 80 }).notNull(),
    /** Of the total; null for a fixed amount. */
    percent: smallint(),
    cents: integer().notNull(),
    /** The day at the company from which it is to be billed: of a deposit when it was accepted, of a part when the office says that it is done. */
    dueSince: date(),
    dueBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('quote_payment_steps_position').on(table.quoteId, table.position),
    check('quote_payment_steps_kind', sql`${table.kind} in (${oneOf(paymentStepKinds)})`),
    check('quote_payment_steps_cents', sql`${table.cents} > 0`),
    index('quote_payment_steps_due').on(table.dueSince),
  ],
);
