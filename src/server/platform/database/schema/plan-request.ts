// Tables of lawn plans: the requests for them, and promo codes.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { type Language, languages } from '#company/facts/languages.ts';
import { type LawnFrequency, lawnFrequencyIds } from '#company/rules/money/lawn-price.ts';
import type { ReceiptLine } from '#company/rules/visits/offer-price.ts';
import { id, money, oneOf, timestamps, uuidId } from './columns.ts';
import { mailboxOf, personWords } from './mailbox.ts';

/**
 * A lawn plan that someone wants, with the price they were shown. Sizes are in square feet, amounts before sales tax. How far
 * it has come stands in its place in the inbox (leads).
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
    /** Where the size comes from, in the words of contract/leads/plan-request.ts. */
    dataSource: varchar({ length: 50 }).notNull(),
    frequency: varchar({ length: 20 }).$type<LawnFrequency>().notNull(),
    addOns: text().array().notNull().default([]),
    /** The first visit that the person asked for, a date at the company. */
    startDate: date().notNull(),
    promoCode: varchar({ length: 40 }),
    /** The receipt of the first visit as it was shown, in English and in the language of its page; amounts have two decimals. */
    priceLines: jsonb().$type<ReceiptLine[]>().notNull(),
    /** The number by which the receipt names this price, and the last day on which it holds whatever the price list says. */
    priceNumber: integer().notNull().generatedByDefaultAsIdentity({ startWith: 1001 }),
    priceHeldUntil: date(),
    firstVisitTotal: money().notNull(),
    everyVisitTotal: money().notNull(),
    notes: text(),
    underReview: boolean('held_for_review').notNull().default(false),
    /** Why it is reviewed, in the words of contract/leads/form-guard.ts. */
    reviewReasons: text('hold_reasons').array().notNull().default([]),
    /** That of the page it was sent from, in which its receipt is written (docs/product/spanish.md). */
    language: varchar({ length: 2 }).$type<Language>().notNull().default('en'),
    /** The code of the short link by which they came (docs/product/print.md#short-links). */
    via: varchar({ length: 6 }),
    ...timestamps(),
  },
  (table) => [
    index('plan_requests_by_via').on(table.via).where(sql`${table.via} is not null`),
    check('plan_requests_frequency', sql`${table.frequency} in (${oneOf(lawnFrequencyIds)})`),
    check('plan_requests_language', sql`${table.language} in (${oneOf(languages)})`),
    check('plan_requests_size', sql`${table.propertySize} > 0 and ${table.lawnArea} >= 0`),
    check(
      'plan_requests_totals',
      sql`${table.firstVisitTotal} >= 0 and ${table.everyVisitTotal} >= 0`,
    ),
    index('plan_requests_words').using(
      'gin',
      personWords(
        sql`(${table.firstName} || ' ' || ${table.lastName})`,
        table.email,
        table.phone,
        table.address,
      ),
    ),
    index('plan_requests_by_email').on(sql`lower(${table.email})`, table.createdAt),
    index('plan_requests_by_mailbox').on(mailboxOf(table.email)),
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
    /** The same in Spanish; blank where Spanish pages show the English. */
    spanishDescription: varchar({ length: 200 }).notNull().default(''),
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
