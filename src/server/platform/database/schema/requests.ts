// The keys of requests that may be repeated, with the answers they got.
import { pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The first 2xx answer to a request key, replayed to every repetition
 * (docs/product/data-and-safety.md#repeated-requests).
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: varchar({ length: 200 }).notNull(),
    endpoint: varchar({ length: 100 }).notNull(),
    bodyHash: varchar({ length: 64 }).notNull(),
    answer: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('idempotency_keys_once').on(table.endpoint, table.key)],
);
