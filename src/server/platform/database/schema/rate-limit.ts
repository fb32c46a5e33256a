// Hits per client and window, used only when several instances share a PostgreSQL server.
import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The current window of each key. Losing it in a crash does no harm. */
export const rateLimitHits = pgTable('rate_limit_hits', {
  key: varchar({ length: 100 }).primaryKey(),
  windowEnd: instant().notNull(),
  hits: integer().notNull(),
});
