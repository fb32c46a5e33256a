// Tables of quotes: the requests for them, and the quotes with their lines.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type Language, languages } from '#company/facts/languages.ts';
import { type PowerLineAnswer, powerLineAnswers } from '#company/facts/storm-messages.ts';
import { type TaxClass, taxClasses } from '#company/rules/money/quote-total.ts';
import type { PaymentTerms } from '#company/rules/quotes/payment-terms.ts';
import { type QuoteStatus, quoteStatuses } from '#company/rules/quotes/quote-machine.ts';
import { users } from './account.ts';
import { id, instant, money, oneOf, timestamps, uuidId } from './columns.ts';
import { mailboxOf, personWords } from './mailbox.ts';
import { serviceRequests } from './visits.ts';

const [no, yes, ...otherAnswers] = powerLineAnswers;
/** In the order of the constraint, which is older than that of the form. */
const powerLines = [yes, no, ...otherAnswers].map(({ value }) => value);

/**
 * A lead from the site; how far it has come stands in its place in the inbox (leads). A suspicious one is reviewed, never dropped
 * (docs/product/security-and-privacy.md#robots).
 */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: uuidId(),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    email: varchar({ length: 255 }).notNull(),
    phone: varchar({ length: 50 }).notNull(),
    serviceType: varchar({ length: 100 }).notNull(),
    projectDetails: text(),
    underReview: boolean('held_for_review').notNull().default(false),
    /** Why it is reviewed, in the words of contract/leads/form-guard.ts. */
    reviewReasons: text('hold_reasons').array().notNull().default([]),
    /** SHA-256 in hex of the details without case and spacing, by which repetitions are found; null when blank. */
    detailsHash: varchar({ length: 64 }),
    /** After a storm: where it is, whether a wire is involved, and by when someone calls back (docs/product/storm.md). */
    place: varchar({ length: 500 }),
    powerLine: varchar({ length: 10 }).$type<PowerLineAnswer>(),
    callBackBy: instant(),
    /** That of the page it was sent from, in which the mails about it are written (docs/product/spanish.md). */
    language: varchar({ length: 2 }).$type<Language>().notNull().default('en'),
    /** The code of the short link by which they came (docs/product/print.md#short-links). */
    via: varchar({ length: 6 }),
    ...timestamps(),
  },
  (table) => [
    index('quote_requests_by_via').on(table.via).where(sql`${table.via} is not null`),
    check('quote_requests_language', sql`${table.language} in (${oneOf(languages)})`),
    check('quote_requests_power_line', sql`${table.powerLine} in (${oneOf(powerLines)})`),
    check(
      'quote_requests_storm',
      sql`(${table.serviceType} = 'storm') = (${table.callBackBy} is not null)`,
    ),
    index('quote_requests_by_call_back')
      .on(table.createdAt)
      .where(sql`${table.callBackBy} is not null`),
    index('quote_requests_words').using(
      'gin',
      personWords(
        sql`(${table.firstName} || ' ' || ${table.lastName})`,
        table.email,
        table.phone,
        sql`''`,
      ),
    ),
    index('quote_requests_by_email').on(sql`lower(${table.email})`),
    index('quote_requests_by_mailbox').on(mailboxOf(table.email)),
    index('quote_requests_by_details').on(table.detailsHash, table.createdAt),
  ],
);

/**
 * A price offered to a customer. Its version rises with every change after sending, and an answer names the version
 * it was given to, so that no one accepts what they have not seen.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: uuidId(),
    version: integer().notNull().default(1),
    status: varchar({ length: 20 }).$type<QuoteStatus>().notNull().default('draft'),
    quoteRequestId: uuid().references(() => quoteRequests.id),
    serviceRequestId: integer().references(() => serviceRequests.id),
    /** The customer who may answer it in the portal; null while the lead has no account. */
    userId: uuid().references(() => users.id),
    customerName: text().notNull(),
    customerEmail: varchar({ length: 255 }).notNull(),
    title: varchar({ length: 200 }).notNull(),
    message: text(),
    /** The rate of sales tax, 825 for 8.25%; it stays as it was sent. */
    taxBasisPoints: integer().notNull().default(0),
    /** What the counted lines come to, the tax on them, and both together. */
    subtotal: money().notNull().default('0.00'),
    tax: money().notNull().default('0.00'),
    total: money().notNull().default('0.00'),
    /** How it is paid for; null for all of it when the work is completed. */
    paymentTerms: jsonb().$type<PaymentTerms>(),
    /** The last day, at the company, on which it can be accepted. */
    validUntil: date(),
    sentAt: instant(),
    /** When its customer first looked at it. */
    viewedAt: instant(),
    /** When, by whom and with which words it was accepted, declined or sent back. */
    answeredAt: instant(),
    answeredBy: varchar({ length: 200 }),
    answerNote: text(),
    /** SHA-256 in hex of what its customer sees, choices included; an acceptance names it. */
    contentHash: varchar({ length: 64 }),
    ...timestamps(),
  },
  (table) => [
    check('quotes_status', sql`${table.status} in (${oneOf(quoteStatuses)})`),
    check('quotes_version', sql`${table.version} >= 1`),
    check('quotes_total', sql`${table.total} >= 0`),
    check('quotes_sent', sql`${table.status} = 'draft' or ${table.sentAt} is not null`),
    check(
      'quotes_one_source',
      sql`num_nonnulls(${table.quoteRequestId}, ${table.serviceRequestId}) <= 1`,
    ),
    index('quotes_by_user').on(table.userId),
    index('quotes_by_email').on(sql`lower(${table.customerEmail})`),
    index('quotes_by_status').on(table.status, table.createdAt),
    index('quotes_waiting').on(table.sentAt).where(sql`${table.status} = 'sent'`),
    index('quotes_by_quote_request').on(table.quoteRequestId),
    uniqueIndex('quotes_one_per_service_request').on(table.serviceRequestId),
  ],
);

/** A mail about a quote that waits for an answer: one for each step after a sending, written with the job that sends it. */
export const quoteFollowUps = pgTable(
  'quote_follow_ups',
  {
    id: id(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** Which sending it follows; after a revision they begin anew. */
    quoteSentAt: instant().notNull(),
    /** Counted from 1. */
    step: smallint().notNull(),
    /** YYYY-MM-DD at the company. */
    sentOn: date().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('quote_follow_ups_once').on(table.quoteId, table.quoteSentAt, table.step),
    check('quote_follow_ups_step', sql`${table.step} > 0`),
  ],
);

/** One line of a quote: quantity times unit price. A discount has a negative unit price. */
export const quoteLineItems = pgTable(
  'quote_line_items',
  {
    id: id(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    description: text().notNull(),
    quantity: numeric({ precision: 10, scale: 2 }).notNull().default('1.00'),
    /** What is counted, such as "cubic yard". */
    unit: varchar({ length: 30 }).notNull().default(''),
    unitPrice: money().notNull(),
    taxClass: varchar({ length: 20 }).$type<TaxClass>().notNull().default('taxable'),
    isOptional: boolean().notNull().default(false),
    /** Whether the customer wants it; counts for optional lines alone. */
    isChosen: boolean().notNull().default(false),
    /** Which of our price rules it comes from, in words for the office. */
    priceRule: varchar({ length: 200 }),
  },
  (table) => [
    unique('quote_line_items_position').on(table.quoteId, table.position),
    check('quote_line_items_quantity', sql`${table.quantity} > 0`),
    check('quote_line_items_tax_class', sql`${table.taxClass} in (${oneOf(taxClasses)})`),
  ],
);
