// The table of who on the staff has seen which customer's portal, and why.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { sessions, users } from './account.ts';
import { instant, uuidId } from './columns.ts';

/** One viewing: it belongs to the session that began it, and goes with it. */
export const portalViewings = pgTable(
  'portal_viewings',
  {
    id: uuidId(),
    /** Whose portal it is. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    /** The session of the staff that sees it; null once one of both has ended. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    reason: varchar({ length: 300 }).notNull(),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Null until its end is written down. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('portal_viewings_one_of_session').on(table.sessionId),
    index('portal_viewings_by_customer').on(table.userId, table.startedAt),
    index('portal_viewings_by_staff').on(table.staffId),
    index('portal_viewings_open').on(table.endsAt).where(sql`${table.endedAt} is null`),
    check('portal_viewings_two', sql`${table.userId} <> ${table.staffId}`),
    check('portal_viewings_in_order', sql`${table.endsAt} > ${table.startedAt}`),
  ],
);
