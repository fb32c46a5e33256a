// Tables of the people who share a customer's account, and the invitations by which people join an account or the staff.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { staffRoles } from '#company/facts/staff-roles.ts';
import { users } from './account.ts';
import { instant, oneOf, uuidId } from './columns.ts';
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
 * An invitation to a customer's account, or to the staff in a role: accepted once, until it lapses. Its link is computed from the id.
 * Ended ones stay for a while, because the limits count them.
 */
export const accountInvitations = pgTable(
  'account_invitations',
  {
    id: uuidId(),
    /** Whose account it is; null for an invitation to the staff. */
    customerId: uuid().references(() => users.id),
    /** The role of someone who joins the staff; null for an invitation to an account. */
    role: varchar({ length: 20 }),
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
    uniqueIndex('account_invitations_one_open_of_staff')
      .on(sql`lower(${table.email})`)
      .where(
        sql`${table.customerId} is null and ${table.acceptedAt} is null and ${table.endedAt} is null`,
      ),
    check('account_invitations_to_one', sql`num_nonnulls(${table.customerId}, ${table.role}) = 1`),
    check(
      'account_invitations_role',
      sql`${table.role} in (${oneOf(staffRoles.map(({ value }) => value))})`,
    ),
  ],
);
