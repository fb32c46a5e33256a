// The table of changes of a person's email address, from the code that was mailed to the new one until it is typed.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant, uuidId } from './columns.ts';
import { mailboxOf } from './mailbox.ts';

/**
 * A change of a customer's address. The digits of its code are computed from the id, not stored. Ended ones stay for a while,
 * because the limits count them.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuidId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** The person themselves, or someone of the office. */
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    email: varchar({ length: 255 }).notNull(),
    /** The address of before, which is told; null when there was none. */
    formerEmail: varchar({ length: 255 }),
    /** Wrong guesses so far. */
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    doneAt: instant(),
    /** Another one was asked for. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('email_changes_one_open')
      .on(table.userId)
      .where(sql`${table.doneAt} is null and ${table.endedAt} is null`),
    index('email_changes_by_user').on(table.userId, table.createdAt),
    index('email_changes_by_mailbox').on(mailboxOf(table.email), table.createdAt),
    index('email_changes_by_asker').on(table.askedBy),
    index('email_changes_expiry').on(table.expiresAt),
    check('email_changes_attempts', sql`${table.attempts} >= 0`),
  ],
);
