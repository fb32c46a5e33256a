// Tables of the console itself: lists that staff have given a name, and how far each has read what colleagues did.
import { index, integer, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';

/** A page of the console with its filters, under a name of someone's own. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: 60 }).notNull(),
    /** Path and filters, such as "/console/leads?stage=quoted". */
    address: varchar({ length: 500 }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('saved_views_by_user').on(table.userId, table.id),
    uniqueIndex('saved_views_once').on(table.userId, table.address),
  ],
);

/** Up to which line of the audit log someone has been told of what colleagues did. */
export const activitySeen = pgTable('activity_seen', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  upTo: integer().notNull().default(0),
});
