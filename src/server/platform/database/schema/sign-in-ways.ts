// Tables of the other ways to sign in: passkeys, people as an identity provider knows them, and the link that makes the owner.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant, uuidId } from './columns.ts';

/** A passkey (WebAuthn level 3): the public half of a key that stays on the person's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuidId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the device names the key, base64url; at most 1,023 bytes. */
    credentialId: varchar({ length: 1400 }).notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often the device says it has signed; zero with devices that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Ways to reach the device, such as internal or usb; the browser's words. */
    transports: varchar({ length: 20 }).array().notNull(),
    /** Whether the key is kept in more than one place, such as a phone's account. */
    isSynced: boolean().notNull(),
    name: varchar({ length: 60 }).notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant(),
  },
  (table) => [
    unique('passkeys_credential').on(table.credentialId),
    index('passkeys_of_user').on(table.userId),
    check('passkeys_counter', sql`${table.counter} >= 0`),
  ],
);

/** Challenges that were answered. They are computed, not stored; this is what makes each of them good for once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    hash: varchar({ length: 64 }).primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('spent_challenges_expiry').on(table.expiresAt)],
);

/** Whom an identity provider means by a subject: the one thing about a person that it never gives to another. */
export const providerIdentities = pgTable(
  'provider_identities',
  {
    id: uuidId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: varchar({ length: 500 }).notNull(),
    subject: varchar({ length: 255 }).notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('provider_identities_subject').on(table.issuer, table.subject),
    unique('provider_identities_user').on(table.userId, table.issuer),
  ],
);

/** A link that makes the owner of an installation without one; only the hash of its token is stored. */
export const setupLinks = pgTable(
  'setup_links',
  {
    tokenHash: varchar({ length: 64 }).primaryKey(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('setup_links_expiry').on(table.expiresAt)],
);
