// The table of form tokens and proofs that have been used, so that each counts once.
import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** One use of a token or of a proof of work. After expiresAt it would be refused for its age anyway. */
export const usedNonces = pgTable(
  'used_nonces',
  {
    nonce: varchar({ length: 64 }).primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('used_nonces_expiry').on(table.expiresAt)],
);
