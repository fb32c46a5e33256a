// Tables around customers as the office sees them: search, notes, consents, mails that went to them, merges and imports.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
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
  type ConsentChannel,
  type ConsentPurpose,
  consentChannels,
  consentPurposes,
} from '#company/rules/customers/consent.ts';
import { type ImportStatus, importStatuses } from '#company/rules/customers/import-status.ts';
import {
  type MessageChannel,
  type MessageStatus,
  messageChannels,
  messageStatuses,
} from '#company/rules/platform/sent-message.ts';
import { users } from './account.ts';
import { id, instant, oneOf, uuidId } from './columns.ts';
import { mailboxOf } from './mailbox.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a customer is found by, in one row: words of name, address for mail, telephone and properties. Triggers keep it
 * (migration 0010), so that no one who writes to those tables can forget it. Staff and closed accounts have no row.
 */
export const customerSearch = pgTable(
  'customer_search',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Last name, first name, address for mail, by which lists are sorted. */
    nameKey: text().notNull(),
    words: tsvector().notNull(),
    hasPlan: boolean().notNull().default(false),
  },
  (table) => [
    index('customer_search_words').using('gin', table.words),
    index('customer_search_by_name').on(table.nameKey, table.userId),
    index('customer_search_with_plan').on(table.nameKey, table.userId).where(sql`${table.hasPlan}`),
    index('customer_search_without_plan')
      .on(table.nameKey, table.userId)
      .where(sql`not ${table.hasPlan}`),
  ],
);

/** What staff write down about a customer. A removed note can be brought back for a while. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
  },
  (table) => [index('customer_notes_by_user').on(table.userId, table.id)],
);

/** What someone allows us to send, in the words they were shown. A withdrawn one stays as a record. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    channel: varchar({ length: 10 }).$type<ConsentChannel>().notNull(),
    purpose: varchar({ length: 20 }).$type<ConsentPurpose>().notNull(),
    /** The address or number it was given for. */
    reaches: varchar({ length: 255 }).notNull(),
    wording: text().notNull(),
    givenHow: varchar({ length: 20 }).notNull(),
    givenAt: instant().notNull(),
    takenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    withdrawnHow: varchar({ length: 20 }),
    withdrawnAt: instant(),
  },
  (table) => [
    index('consents_by_user').on(table.userId, table.id),
    uniqueIndex('consents_one_that_holds')
      .on(table.userId, table.channel, table.purpose, table.reaches)
      .where(sql`${table.withdrawnAt} is null`),
    check('consents_channel', sql`${table.channel} in (${oneOf(consentChannels)})`),
    check('consents_purpose', sql`${table.purpose} in (${oneOf(consentPurposes)})`),
    check(
      'consents_withdrawn',
      sql`(${table.withdrawnAt} is null) = (${table.withdrawnHow} is null)`,
    ),
  ],
);

/**
 * Every mail and text message: to whom, about what, and how far it got. What it says is sealed and stored for a while; of mail to
 * ourselves and of what signs someone in it never is.
 */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: id(),
    /** The local part of its Message-ID; a repetition is the same mail. */
    mailId: varchar({ length: 200 }).notNull(),
    /** Empty while the message could not be made. */
    recipient: varchar({ length: 255 }).notNull(),
    subject: varchar({ length: 300 }).notNull(),
    firstTriedAt: instant().notNull(),
    /** When our mail server took it. */
    takenAt: instant(),
    channel: varchar({ length: 10 }).$type<MessageChannel>().notNull().default('mail'),
    status: varchar({ length: 20 }).$type<MessageStatus>().notNull().default('waiting'),
    /** The name of the job that sends it (company/facts/message-kinds.ts). */
    kind: varchar({ length: 60 }),
    jobId: uuid(),
    /** What the job carries: ids alone. */
    jobData: jsonb().$type<Record<string, unknown>>(),
    /** Whether it goes to ourselves. Its subject names others, so it is not stored. */
    isOurs: boolean().notNull().default(false),
    isList: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    lastTriedAt: instant(),
    /** What the server said when the last try failed. */
    lastReason: varchar({ length: 300 }),
    /** When the report of a mail server came that it could not be delivered after all, and why. */
    returnedAt: instant(),
    returnReason: varchar({ length: 300 }),
    /** How often it was sent again after it had left. */
    copies: integer().notNull().default(0),
    /** Text and HTML, encrypted; gone after 90 days. */
    sealedBody: text(),
  },
  (table) => [
    uniqueIndex('sent_mails_once').on(table.mailId, table.recipient),
    index('sent_mails_by_mailbox').on(mailboxOf(table.recipient), table.id),
    index('sent_mails_by_time').on(table.firstTriedAt),
    index('sent_mails_by_status').on(table.status, table.id),
    index('sent_mails_by_kind').on(table.kind, table.id),
    index('sent_mails_by_job').on(table.jobId),
    index('sent_mails_returned').on(table.id).where(sql`${table.returnedAt} is not null`),
    index('sent_mails_with_body')
      .on(table.firstTriedAt)
      .where(sql`${table.sealedBody} is not null`),
    check('sent_mails_status', sql`${table.status} in (${oneOf(messageStatuses)})`),
    check('sent_mails_channel', sql`${table.channel} in (${oneOf(messageChannels)})`),
  ],
);

/** Two rows that were one person: who stayed, who went, and what moved, so that it can be undone. */
export const customerMerges = pgTable(
  'customer_merges',
  {
    id: uuidId(),
    stayedId: uuid()
      .notNull()
      .references(() => users.id),
    goneId: uuid()
      .notNull()
      .references(() => users.id),
    mergedAt: instant().notNull(),
    undoUntil: instant().notNull(),
    undoneAt: instant(),
    /** Ids of the rows that moved, by "table.column". */
    moved: jsonb().$type<Record<string, (number | string)[]>>().notNull(),
    /** Which blanks of the one who stayed were filled. */
    filled: text().array().notNull().default([]),
  },
  (table) => [
    index('customer_merges_by_stayed').on(table.stayedId),
    uniqueIndex('customer_merges_gone_once').on(table.goneId).where(sql`${table.undoneAt} is null`),
  ],
);

/** Which column of a file is what, by the field's name; a missing one is not taken. */
export type ImportColumns = Record<string, number>;

/** What is wrong with a row, or to be known of it, by the field's name. */
export type ImportRowNote = { field: string | null; message: string };

/** A row of a file that was left out, as it stands there, and why. */
export type ImportFault = { row: number; cells: string[]; faults: ImportRowNote[] };

/** How much a file has brought. */
export type ImportCounted = {
  newCustomers: number;
  knownCustomers: number;
  withoutEmail: number;
  properties: number;
  plans: number;
  visits: number;
  crews: string[];
  plansMonthly: string;
};

/** Ids of all that an import has added, by which it is undone. */
export type ImportAdded = {
  users: string[];
  properties: number[];
  plans: number[];
  visits: number[];
  crews: number[];
};

/**
 * A file with which a company is brought along. Its rows are erased as soon as they are imported, but for those that were left out;
 * the ids of what was added stay for as long as it can be undone.
 */
export const customerImports = pgTable(
  'customer_imports',
  {
    id: uuidId(),
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    status: varchar({ length: 10 }).$type<ImportStatus>().notNull().default('draft'),
    header: jsonb().$type<string[]>().notNull(),
    rows: jsonb().$type<string[][]>().notNull(),
    columns: jsonb().$type<ImportColumns>().notNull(),
    rowCount: integer().notNull(),
    /** What it has brought; null until it has. */
    counts: jsonb().$type<ImportCounted>(),
    added: jsonb().$type<ImportAdded>(),
    faults: jsonb().$type<ImportFault[]>().notNull().default([]),
    importedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('customer_imports_status', sql`${table.status} in (${oneOf(importStatuses)})`),
    index('customer_imports_by_time').on(table.createdAt),
  ],
);
