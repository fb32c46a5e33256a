// The table of estimates that were asked for by mail: the choices and the address, for a week.
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#company/facts/languages.ts';
import type { EstimateChoice } from '#contract/leads/estimate.ts';
import { instant, oneOf, uuidId } from './columns.ts';
import { mailboxOf } from './mailbox.ts';

/** One mail; what it says is priced anew when it is sent. */
export const estimateMails = pgTable(
  'estimate_mails',
  {
    id: uuidId(),
    email: varchar({ length: 255 }).notNull(),
    choice: jsonb().$type<EstimateChoice>().notNull(),
    /** That of the page it was asked for on, in which it is written (docs/product/spanish.md). */
    language: varchar({ length: 2 }).$type<Language>().notNull().default('en'),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('estimate_mails_by_mailbox').on(mailboxOf(table.email), table.createdAt),
    index('estimate_mails_by_age').on(table.createdAt),
    check('estimate_mails_language', sql`${table.language} in (${oneOf(languages)})`),
  ],
);
