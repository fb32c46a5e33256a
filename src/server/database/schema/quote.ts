// Tables of leads and prices: requests for a quote or a lawn plan, quotes with their lines, and promo codes.
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
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant, money, timestamps, uuidId } from './columns.ts';
import { serviceRequests } from './portal.ts';

/**
 * A lead from the site. A suspicious one is held for review, never dropped
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
    status: varchar({ length: 20 }).notNull().default('new'),
    heldForReview: boolean().notNull().default(false),
    /** Why it is held, in the words of contract/form-guard.ts. */
    holdReasons: text().array().notNull().default([]),
    /** SHA-256 in hex of the details without case and spacing, by which repetitions are found; null when blank. */
    detailsHash: varchar({ length: 64 }),
    ...timestamps(),
  },
  (table) => [
    check(
      'quote_requests_status',
      sql`${table.status} in ('new', 'contacted', 'quoted', 'won', 'lost', 'spam')`,
    ),
    index('quote_requests_by_status').on(table.status, table.createdAt),
    index('quote_requests_by_email').on(sql`lower(${table.email})`),
    index('quote_requests_by_details').on(table.detailsHash, table.createdAt),
  ],
);

/**
 * A lawn plan that somebody wants, with the price they were shown. Sizes are in square feet, amounts before sales tax.
 */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: uuidId(),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    email: varchar({ length: 255 }).notNull(),
    phone: varchar({ length: 50 }).notNull(),
    address: text().notNull(),
    propertySize: integer().notNull(),
    lawnArea: integer().notNull(),
    /** Where the size comes from, in the words of contract/lawn-plan.ts. */
    dataSource: varchar({ length: 50 }).notNull(),
    frequency: varchar({ length: 20 }).notNull(),
    addOns: text().array().notNull().default([]),
    /** The first visit that the person asked for, a date at the company. */
    startDate: date().notNull(),
    promoCode: varchar({ length: 40 }),
    /** The receipt of the first visit as it was shown; amounts have two decimals. */
    priceLines: jsonb().$type<{ label: string; amount: string }[]>().notNull(),
    firstVisitTotal: money().notNull(),
    everyVisitTotal: money().notNull(),
    notes: text(),
    status: varchar({ length: 20 }).notNull().default('new'),
    heldForReview: boolean().notNull().default(false),
    /** Why it is held, in the words of contract/form-guard.ts. */
    holdReasons: text().array().notNull().default([]),
    ...timestamps(),
  },
  (table) => [
    check(
      'plan_requests_status',
      sql`${table.status} in ('new', 'contacted', 'quoted', 'won', 'lost', 'spam')`,
    ),
    check(
      'plan_requests_frequency',
      sql`${table.frequency} in ('weekly', 'bi-weekly', 'monthly', 'per-visit')`,
    ),
    check('plan_requests_size', sql`${table.propertySize} > 0 and ${table.lawnArea} >= 0`),
    check(
      'plan_requests_totals',
      sql`${table.firstVisitTotal} >= 0 and ${table.everyVisitTotal} >= 0`,
    ),
    index('plan_requests_by_status').on(table.status, table.createdAt),
    index('plan_requests_by_email').on(sql`lower(${table.email})`, table.createdAt),
  ],
);

/**
 * A price offered to a customer. Its version rises with every change after sending, and an answer names the version
 * it was given to, so that nobody accepts what they have not seen.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: uuidId(),
    version: integer().notNull().default(1),
    status: varchar({ length: 20 }).notNull().default('draft'),
    quoteRequestId: uuid().references(() => quoteRequests.id),
    serviceRequestId: integer().references(() => serviceRequests.id),
    /** The customer who may answer it in the portal; null while the lead has no account. */
    userId: uuid().references(() => users.id),
    customerName: text().notNull(),
    customerEmail: varchar({ length: 255 }).notNull(),
    title: varchar({ length: 200 }).notNull(),
    message: text(),
    total: money().notNull().default('0.00'),
    /** The last day, at the company, on which it can be accepted. */
    validUntil: date(),
    sentAt: instant(),
    /** When, by whom and with which words it was accepted, declined or sent back. */
    answeredAt: instant(),
    answeredBy: varchar({ length: 200 }),
    answerNote: text(),
    /** SHA-256 in hex of the content that was accepted. */
    contentHash: varchar({ length: 64 }),
    ...timestamps(),
  },
  (table) => [
    check(
      'quotes_status',
      sql`${table.status} in ('draft', 'sent', 'changes_requested', 'accepted', 'declined', 'expired')`,
    ),
    check('quotes_version', sql`${table.version} >= 1`),
    check('quotes_total', sql`${table.total} >= 0`),
    check('quotes_sent', sql`${table.status} = 'draft' or ${table.sentAt} is not null`),
    check(
      'quotes_one_source',
      sql`num_nonnulls(${table.quoteRequestId}, ${table.serviceRequestId}) <= 1`,
    ),
    index('quotes_by_user').on(table.userId),
    index('quotes_by_status').on(table.status, table.createdAt),
    index('quotes_by_quote_request').on(table.quoteRequestId),
    index('quotes_by_service_request').on(table.serviceRequestId),
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
    unitPrice: money().notNull(),
  },
  (table) => [
    unique('quote_line_items_position').on(table.quoteId, table.position),
    check('quote_line_items_quantity', sql`${table.quantity} > 0`),
  ],
);

/**
 * A code that lowers a price by a percentage or an amount, written in capitals. Days are dates at the company, both
 * included; a missing bound does not bind.
 */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: id(),
    code: varchar({ length: 40 }).notNull().unique(),
    description: varchar({ length: 200 }).notNull().default(''),
    percent: smallint(),
    amount: money(),
    validFrom: date(),
    validUntil: date(),
    maxUses: integer(),
    uses: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    check('promo_codes_capitals', sql`${table.code} = upper(${table.code})`),
    check('promo_codes_one_discount', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`),
    check('promo_codes_percent', sql`${table.percent} between 1 and 100`),
    check('promo_codes_amount', sql`${table.amount} > 0`),
    check('promo_codes_days', sql`${table.validUntil} >= ${table.validFrom}`),
    check(
      'promo_codes_uses',
      sql`${table.uses} >= 0 and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})`,
    ),
  ],
);
