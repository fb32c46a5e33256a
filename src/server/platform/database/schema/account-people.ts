// Tables of the people who share a customer's account: those who sign in to it, and the invitations that make them so.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant, uuidId } from './columns.ts';
import { mailboxOf } from './mailbox.ts';

/** A person beside the holder who signs in to a customer's account; on one account at most. Removed, there is no row. */
export const accountPeople = pgTable(
  'account_people',
  {
    personId: uuid()
      .primaryKey()
      .references(() => users.id),
    /** The holder, whose account it is. */
    customerId: uuid()
      .notNull()
      .references(() => users.id),
    joinedAt: instant().notNull(),
  },
  (table) => [
    index('account_people_by_customer').on(table.customerId, table.joinedAt),
    check('account_people_two', sql`${table.personId} <> ${table.customerId}`),
  ],
);

/**
 * An invitation to an account: accepted once, until it lapses. Its link is computed from the id. Ended ones stay for a while, because
 * the limits count them.
 */
export const accountInvitations = pgTable(
  'account_invitations',
  {
    id: uuidId(),
    customerId: uuid()
      .notNull()
      .references(() => users.id),
    /** Who invites: the holder, or someone of the office. */
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    email: varchar({ length: 255 }).notNull(),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    phone: varchar({ length: 50 }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    /** Taken back, or sent anew. */
    endedAt: instant(),
  },
  (table) => [
    index('account_invitations_by_customer').on(table.customerId, table.createdAt),
    index('account_invitations_by_mailbox').on(mailboxOf(table.email), table.createdAt),
    index('account_invitations_expiry').on(table.expiresAt),
    uniqueIndex('account_invitations_one_open')
      .on(table.customerId, sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.endedAt} is null`),
  ],
);
