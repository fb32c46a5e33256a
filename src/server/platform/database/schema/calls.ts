// The table of calls that the provider tells us about: each once, with the text that follows a missed one.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { type CallResult, callResults } from '#company/rules/chat/incoming-call.ts';
import { chatSessions } from './chat.ts';
import { instant, oneOf, uuidId } from './columns.ts';

/** A call to our number. One that was answered, or came without a number, belongs to no one and is kept for a month. */
export const incomingCalls = pgTable(
  'incoming_calls',
  {
    id: uuidId(),
    /** By which name the provider knows it, so that it is taken once. */
    providerId: varchar({ length: 200 }).notNull().unique('incoming_calls_once'),
    result: varchar({ length: 10 }).$type<CallResult>().notNull(),
    cameAt: instant().notNull(),
    /** The conversation of the number, and the entry of its log that says so; the row goes with it. */
    sessionId: uuid().references(() => chatSessions.id, { onDelete: 'cascade' }),
    entry: integer(),
    /** Digits without the leading 1; null when it was withheld. */
    phone: varchar({ length: 20 }),
    /** When the text about it is due, unless something ends it; null when none is. */
    textDueAt: instant(),
    textedAt: instant(),
  },
  (table) => [
    check('incoming_calls_result', sql`${table.result} in (${oneOf(callResults)})`),
    check(
      'incoming_calls_place',
      sql`(${table.sessionId} is null) = (${table.entry} is null) and (${table.sessionId} is null) = (${table.phone} is null)`,
    ),
    index('incoming_calls_by_session').on(table.sessionId),
    index('incoming_calls_by_phone').on(table.phone, table.textedAt),
    index('incoming_calls_due')
      .on(table.textDueAt)
      .where(sql`${table.textDueAt} is not null and ${table.textedAt} is null`),
    index('incoming_calls_withheld').on(table.cameAt).where(sql`${table.sessionId} is null`),
  ],
);
