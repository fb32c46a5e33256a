// The table of what customer and office write to each other about a service request.
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { serviceRequests } from './visits.ts';

/** One message. The other side is mailed of it when they have not read it after a while. */
export const requestMessages = pgTable(
  'request_messages',
  {
    id: id(),
    serviceRequestId: integer()
      .notNull()
      .references(() => serviceRequests.id),
    authorId: uuid().references(() => users.id),
    authorName: text().notNull(),
    fromOffice: boolean().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When the other side opened the thread after it. */
    readAt: instant(),
    /** When the other side was mailed of it. */
    toldAt: instant(),
  },
  (table) => [
    index('request_messages_by_request').on(table.serviceRequestId, table.id),
    index('request_messages_unread').on(table.readAt, table.createdAt),
  ],
);
