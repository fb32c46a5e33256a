// The table of mentions: which colleague a note asks to look at it.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { chatSessions } from './chat.ts';
import { id, instant } from './columns.ts';
import { customerNotes } from './customer.ts';

/** A mention in a note about a customer, or in one of a conversation at the desk. It goes with the note. */
export const mentions = pgTable(
  'mentions',
  {
    id: id(),
    /** Who is mentioned. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    customerNoteId: integer().references(() => customerNotes.id, { onDelete: 'cascade' }),
    sessionId: uuid().references(() => chatSessions.id, { onDelete: 'cascade' }),
    /** The number of the note in the log of its conversation. */
    noteNumber: integer(),
    createdAt: instant().notNull(),
    /** When it was put into a mail to someone who was away. */
    mailedAt: instant(),
    /** When who is mentioned was done with it. */
    doneAt: instant(),
  },
  (table) => [
    check(
      'mentions_place',
      sql`(${table.customerNoteId} is null) = (${table.sessionId} is not null) and (${table.sessionId} is null) = (${table.noteNumber} is null)`,
    ),
    uniqueIndex('mentions_once_a_note').on(table.customerNoteId, table.userId),
    uniqueIndex('mentions_once_an_entry').on(table.sessionId, table.noteNumber, table.userId),
    index('mentions_open').on(table.userId, table.id).where(sql`${table.doneAt} is null`),
    index('mentions_unmailed')
      .on(table.createdAt)
      .where(sql`${table.doneAt} is null and ${table.mailedAt} is null`),
    index('mentions_mailed').on(table.userId, table.mailedAt),
  ],
);
