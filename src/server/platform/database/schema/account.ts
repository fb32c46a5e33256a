// Tables of people: who they are to the company, their sessions, and the codes they sign in with.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type Language, languages } from '#company/facts/languages.ts';
import { type Role, roles } from '#company/facts/staff-roles.ts';
import { instant, oneOf, timestamps, uuidId } from './columns.ts';
import { mailboxOf } from './mailbox.ts';

/**
 * A person. Role and disabledAt are read on every request, so a change works at once. The role is
 * the one granted in the program; STAFF_EMAILS comes before it (accounts/roles.ts).
 */
export const users = pgTable(
  'users',
  {
    id: uuidId(),
    /** Null for a customer of whom the office has no address; such a person cannot sign in. */
    email: varchar({ length: 255 }),
    firstName: varchar({ length: 100 }),
    lastName: varchar({ length: 100 }),
    phone: varchar({ length: 50 }),
    profileImageUrl: text(),
    role: varchar({ length: 20 }).$type<Role>().notNull().default('customer'),
    /** What the owner lets someone do besides what their role may (company/facts/staff-roles.ts). */
    givenRights: varchar({ length: 20 }).array().notNull().default([]),
    disabledAt: instant(),
    /** In which they are written to; null until a request, they or the office say one, and English then (docs/product/spanish.md#customers). */
    language: varchar({ length: 2 }).$type<Language>(),
    /** Counts the changes of name and telephone, so that no one writes over what they have not seen. */
    version: integer().notNull().default(1),
    /** The customer that this one turned out to be; it is closed then (server/customers/merge.service.ts). */
    mergedInto: uuid().references((): AnyPgColumn => users.id),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_staff').on(table.role).where(sql`${table.role} <> 'customer'`),
    index('users_by_mailbox').on(mailboxOf(table.email)),
    index('users_merged').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    check('users_email_of_staff', sql`${table.email} is not null or ${table.role} = 'customer'`),
    check('users_language', sql`${table.language} in (${oneOf(languages)})`),
    check('users_role', sql`${table.role} in (${oneOf(roles)})`),
  ],
);

/**
 * A signed-in browser. sid is the SHA-256 in hex of what the cookie carries; the token itself is never stored. Of the browser
 * there is its name in plain words, and of the network a keyed hash: enough to know one's own again.
 */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar({ length: 64 }).primaryKey(),
    sess: json().$type<Record<string, unknown>>().notNull(),
    expire: instant().notNull(),
    /** By which its owner names it when signing it out; of no use as a cookie. */
    id: uuid().notNull().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Such as "Chrome on Windows". */
    device: varchar({ length: 100 }),
    signedInBy: varchar({ length: 20 }),
    /** Of the network in which it was last seen. */
    networkHash: varchar({ length: 64 }),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_of_user').on(table.userId),
  ],
);

/** A mailed sign-in code, single use, bound to the browser that asked. Its digits are computed from the id, not stored. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuidId(),
    email: varchar({ length: 255 }).notNull(),
    browserHash: varchar({ length: 64 }).notNull(),
    /** A keyed hash of the network that asked. */
    networkHash: varchar({ length: 64 }).notNull().default(''),
    /** Whether this address had signed in before in the browser that asked. */
    isKnownBrowser: boolean().notNull().default(false),
    /** Wrong guesses so far. */
    attempts: integer().notNull().default(0),
    /** Where the person wanted to go, for the link of the mail. */
    returnTo: varchar({ length: 500 }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('sign_in_codes_attempts', sql`${table.attempts} >= 0`),
    index('sign_in_codes_by_email').on(sql`lower(${table.email})`, table.createdAt),
    index('sign_in_codes_by_mailbox').on(mailboxOf(table.email), table.createdAt),
    index('sign_in_codes_expiry').on(table.expiresAt),
  ],
);
