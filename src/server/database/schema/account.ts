// Tables of people: who they are to the company, their sessions, and the codes they sign in with.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant, timestamps, uuidId } from './columns.ts';

/**
 * A person whose address was verified. Role and disabledAt are read on every request, so a change works at once. The role is
 * the one granted in the program; STAFF_EMAILS comes before it (accounts/roles.ts).
 */
export const users = pgTable(
  'users',
  {
    id: uuidId(),
    email: varchar({ length: 255 }).notNull(),
    firstName: varchar({ length: 100 }),
    lastName: varchar({ length: 100 }),
    phone: varchar({ length: 50 }),
    profileImageUrl: text(),
    role: varchar({ length: 20 }).notNull().default('customer'),
    disabledAt: instant(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    check('users_role', sql`${table.role} in ('customer', 'staff', 'owner')`),
  ],
);

/** A signed-in browser. sid is the SHA-256 in hex of what the cookie carries; the token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar({ length: 64 }).primaryKey(),
    sess: json().$type<Record<string, unknown>>().notNull(),
    expire: instant().notNull(),
  },
  (table) => [index('sessions_expire').on(table.expire)],
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
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('sign_in_codes_attempts', sql`${table.attempts} >= 0`),
    index('sign_in_codes_by_email').on(sql`lower(${table.email})`, table.createdAt),
    index('sign_in_codes_expiry').on(table.expiresAt),
  ],
);
