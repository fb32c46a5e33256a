// The exports of the books for the accountant: which were taken, and which entries each has.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { ledgerEntries } from './billing.ts';
import { instant } from './columns.ts';

/** What was handed to the accountant at once, and by whom. Never changed. */
export const booksExports = pgTable('books_exports', {
  number: integer().primaryKey(),
  takenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  takenAt: instant().notNull(),
});

/** A name in an export as it is compared with others: without its number and case. An index has it. */
export function plainExportName(name: AnyColumn): SQL {
  return sql`lower(trim(regexp_replace(${name}, ' \\(\\d+\\)$', '')))`;
}

/** The entries of each export, none of them in two, with the name that their customer had: a file is the same whenever it is asked for. */
export const exportedEntries = pgTable(
  'exported_entries',
  {
    entryId: integer()
      .primaryKey()
      .references(() => ledgerEntries.id),
    exportNumber: integer()
      .notNull()
      .references(() => booksExports.number),
    /** Forgotten when the account is deleted. */
    customer: varchar({ length: 255 }).notNull(),
  },
  (table) => [
    index('exported_entries_by_export').on(table.exportNumber, table.entryId),
    index('exported_entries_by_name').on(plainExportName(table.customer)),
  ],
);
