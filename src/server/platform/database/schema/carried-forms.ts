// The table of half-filled forms that someone carries to another device, sealed by the code of their link.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { instant, uuidId } from './columns.ts';

/** What was left behind one link. Without the code it can neither be found nor read, and it names no one. */
export const carriedForms = pgTable(
  'carried_forms',
  {
    id: uuidId(),
    /** A keyed hash of the link's code, in hex. */
    codeHash: varchar({ length: 64 }).notNull().unique(),
    /** SHA-256 in hex of the secret of the browser that left it. */
    makerHash: varchar({ length: 64 }).notNull(),
    /** Forms and photos, encrypted with a key that is made from the code. */
    sealed: text().notNull(),
    openings: smallint().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    check('carried_forms_size', sql`length(${table.sealed}) <= 100000`),
    index('carried_forms_by_maker').on(table.makerHash, table.createdAt),
    index('carried_forms_expiry').on(table.expiresAt),
  ],
);
