// Tables of the leads inbox: one row per lead of any kind, what was written about it, and calls that were taken by hand.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type LeadEntryKind,
  type LeadKind,
  type LeadStage,
  leadEntryKinds,
  leadKinds,
  leadStageValues,
  OPEN_STAGES,
} from '#company/rules/leads/lead-machine.ts';
import { users } from './account.ts';
import { appointments } from './booking.ts';
import { id, instant, oneOf, timestamps, uuidId } from './columns.ts';
import { personWords } from './mailbox.ts';
import { planRequests } from './plan-request.ts';
import { quoteRequests } from './quote.ts';
import { serviceRequests } from './visits.ts';

/** Someone who called, as the person who took the call wrote it down. The e-mail address may be empty. */
export const phoneCalls = pgTable(
  'phone_calls',
  {
    id: uuidId(),
    name: varchar({ length: 200 }).notNull(),
    phone: varchar({ length: 50 }).notNull(),
    email: varchar({ length: 255 }).notNull().default(''),
    words: text().notNull(),
    takenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('phone_calls_by_email').on(sql`lower(${table.email})`),
    index('phone_calls_words').using(
      'gin',
      personWords(table.name, table.email, table.phone, sql`''`),
    ),
  ],
);

/**
 * The place of a lead in the inbox. What was asked for stands in its source; name, mailbox, telephone and whether it is held
 * are copies, which triggers of the sources keep, so that lists and duplicates need one index
 * (docs/decisions/0040-leads-inbox.md).
 */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    version: integer().notNull().default(1),
    kind: varchar({ length: 10 }).$type<LeadKind>().notNull(),
    quoteRequestId: uuid()
      .unique('leads_of_quote_request')
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    planRequestId: uuid()
      .unique('leads_of_plan_request')
      .references(() => planRequests.id, { onDelete: 'cascade' }),
    appointmentId: integer()
      .unique('leads_of_appointment')
      .references(() => appointments.id, { onDelete: 'cascade' }),
    callId: uuid()
      .unique('leads_of_call')
      .references(() => phoneCalls.id, { onDelete: 'cascade' }),
    name: varchar({ length: 255 }).notNull(),
    /** The address without case and tag; empty when none was given. */
    mailbox: varchar({ length: 255 }).notNull(),
    /** The last ten digits of the telephone number. */
    phoneDigits: varchar({ length: 10 }).notNull(),
    isHeld: boolean().notNull().default(false),
    stage: varchar({ length: 20 }).$type<LeadStage>().notNull().default('new'),
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
    arrivedAt: instant().notNull(),
    /** When they wrote last; the inbox stands in this order. */
    lastNewsAt: instant().notNull(),
    /** They have written since someone looked. */
    hasNews: boolean().notNull().default(false),
    firstAnsweredAt: instant(),
    /** They were told a price: a quote or an offer was sent, or someone put it at Quoted or Won. Kept by triggers; it stays true. */
    wasQuoted: boolean().notNull().default(false),
    /** How it went. */
    customerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    serviceRequestId: integer().references(() => serviceRequests.id, { onDelete: 'set null' }),
    bookedId: integer().references(() => appointments.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('leads_kind', sql`${table.kind} in (${oneOf(leadKinds)})`),
    check('leads_stage', sql`${table.stage} in (${oneOf(leadStageValues)})`),
    check(
      'leads_one_source',
      sql`num_nonnulls(${table.quoteRequestId}, ${table.planRequestId}, ${table.appointmentId}, ${table.callId}) = 1`,
    ),
    index('leads_open')
      .on(table.lastNewsAt, table.id)
      .where(sql`not ${table.isHeld} and ${table.stage} in (${oneOf(OPEN_STAGES)})`),
    index('leads_by_stage')
      .on(table.stage, table.lastNewsAt, table.id)
      .where(sql`not ${table.isHeld}`),
    index('leads_held')
      .on(table.lastNewsAt, table.id)
      .where(sql`${table.isHeld} and ${table.stage} <> 'spam'`),
    index('leads_spam').on(table.lastNewsAt, table.id).where(sql`${table.stage} = 'spam'`),
    index('leads_waiting')
      .on(table.arrivedAt, table.id)
      .where(
        sql`not ${table.isHeld} and ${table.stage} = 'new' and ${table.firstAnsweredAt} is null and ${table.kind} <> 'booking'`,
      ),
    // Reports count from the index alone, so it has what they count.
    index('leads_by_day')
      .on(
        table.arrivedAt,
        table.id,
        table.stage,
        table.kind,
        table.wasQuoted,
        table.firstAnsweredAt,
      )
      .where(sql`not ${table.isHeld} and ${table.stage} <> 'spam'`),
    index('leads_by_arrival').on(table.arrivedAt).where(sql`${table.firstAnsweredAt} is not null`),
    index('leads_by_mailbox').on(table.mailbox).where(sql`${table.mailbox} <> ''`),
    index('leads_by_phone').on(table.phoneDigits).where(sql`${table.phoneDigits} <> ''`),
    index('leads_by_customer').on(table.customerId),
    index('leads_by_service_request').on(table.serviceRequestId),
    index('leads_by_booked').on(table.bookedId),
  ],
);

/** What was written or done about a lead, in order; nothing is changed afterwards. */
export const leadEntries = pgTable(
  'lead_entries',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 20 }).$type<LeadEntryKind>().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull().default(''),
    /** What a mail repeats of mails before it. */
    quotedText: text().notNull().default(''),
    /** What else it says, such as the subject of a mail. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** SHA-256 in hex of the Message-ID, so that a mail that comes twice is one entry. */
    messageHash: varchar({ length: 64 }),
    createdAt: instant().notNull().defaultNow(),
    /** When the mail server took a mail of ours. */
    sentAt: instant(),
  },
  (table) => [
    check('lead_entries_kind', sql`${table.kind} in (${oneOf(leadEntryKinds)})`),
    index('lead_entries_by_lead').on(table.leadId, table.id),
    uniqueIndex('lead_entries_mail_once').on(table.leadId, table.messageHash),
  ],
);
