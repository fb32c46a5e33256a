// Tables of text messages: what became of each that we sent in a conversation, and the numbers that want none.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type TextKind,
  type TextState,
  type TextStopReason,
  textKinds,
  textStates,
  textStopReasons,
} from '#company/rules/chat/text-state.ts';
import { chatMessages } from './chat.ts';
import { instant, oneOf, uuidId } from './columns.ts';

/** How far a message of ours got as a text; its row goes with the message. */
export const textDeliveries = pgTable(
  'text_deliveries',
  {
    messageId: integer()
      .primaryKey()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    /** Written by a person, or by the program as the answer to STOP, HELP or START, or to a missed call. */
    kind: varchar({ length: 10 }).$type<TextKind>().notNull(),
    state: varchar({ length: 20 }).$type<TextState>().notNull(),
    /** Why it was not delivered, or what it waits for, in words. */
    reason: text(),
    /** The provider could not fetch its pictures, so its words go without them. */
    isWithoutPictures: boolean().notNull().default(false),
    /** By which name the provider knows it. */
    providerId: varchar({ length: 100 }),
    /** When it is due to leave, and the job that sends it. */
    dueAt: instant().notNull(),
    jobId: uuid(),
  },
  (table) => [
    check('text_deliveries_kind', sql`${table.kind} in (${oneOf(textKinds)})`),
    check('text_deliveries_state', sql`${table.state} in (${oneOf(textStates)})`),
    index('text_deliveries_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
  ],
);

/** A number that gets no texts, from when to when. Rows stay: nobody texts it, whoever asks later. */
export const textStops = pgTable(
  'text_stops',
  {
    id: uuidId(),
    /** Digits without the leading 1. */
    number: varchar({ length: 20 }).notNull(),
    why: varchar({ length: 20 }).$type<TextStopReason>().notNull().default('stop'),
    stoppedAt: instant().notNull(),
    /** What was written, as it came; empty when staff marked a wrong number, which the audit log has. */
    stoppedBy: varchar({ length: 200 }).notNull(),
    liftedAt: instant(),
    liftedBy: varchar({ length: 200 }),
  },
  (table) => [
    uniqueIndex('text_stops_one_that_holds')
      .on(table.number, table.why)
      .where(sql`${table.liftedAt} is null`),
    index('text_stops_by_number').on(table.number, table.stoppedAt),
    check('text_stops_why', sql`${table.why} in (${oneOf(textStopReasons)})`),
    check('text_stops_lifted', sql`(${table.liftedAt} is null) = (${table.liftedBy} is null)`),
  ],
);
