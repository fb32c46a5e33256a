// The table of accounts that are to be deleted or were.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/** One that was undone leaves no row. After the erasure the row stays, so that what is kept for a while goes in its time. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    askedAt: instant().notNull(),
    dueAt: instant().notNull(),
    erasedAt: instant(),
    /** Where the last mail goes, five minutes after the erasure; empty as soon as it is sent. */
    farewellTo: varchar({ length: 255 }),
  },
  (table) => [
    check('account_deletions_order', sql`${table.dueAt} > ${table.askedAt}`),
    check(
      'account_deletions_farewell',
      sql`${table.farewellTo} is null or ${table.erasedAt} is not null`,
    ),
    index('account_deletions_due').on(table.dueAt).where(sql`${table.erasedAt} is null`),
  ],
);
