// The table of content: everything that pages say and the owner may change, one row an entry.
import { boolean, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { id, timestamps } from './columns.ts';

/**
 * An entry by its kind and slug. `body` has the shape that contract/site/content/kinds.ts gives to its kind; what does not fit
 * is not shown. Two triggers stand beside the table (migration 0004): every change raises `content_version`, and an
 * update counts up `version`, so that anyone who edits can say which state they saw.
 */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: id(),
    kind: varchar({ length: 40 }).notNull(),
    slug: varchar({ length: 80 }).notNull(),
    /** Entries of a kind are shown in this order; those beside each other in the seed are ten apart. */
    position: integer().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    isPublished: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [unique('content_entries_by_name').on(table.kind, table.slug)],
);
