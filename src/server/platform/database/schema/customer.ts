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
import { type ImportStatus, importStatuses } from '#company/rules/customers/import-status.ts';
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
    channel: varchar({ length: 10 }).notNull(),
    purpose: varchar({ length: 20 }).notNull(),
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
    check('consents_channel', sql`${table.channel} in ('email', 'text')`),
    check('consents_purpose', sql`${table.purpose} in ('visits', 'offers')`),
    check(
      'consents_withdrawn',
      sql`(${table.withdrawnAt} is null) = (${table.withdrawnHow} is null)`,
    ),
  ],
);

/** That a mail went to someone who is none of us: to whom, about what, when. Never what it said. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: id(),
    /** The local part of its Message-ID; a repetition is the same mail. */
    mailId: varchar({ length: 200 }).notNull(),
    recipient: varchar({ length: 255 }).notNull(),
    subject: varchar({ length: 300 }).notNull(),
    firstTriedAt: instant().notNull(),
    /** When our mail server took it. */
    takenAt: instant(),
  },
  (table) => [
    uniqueIndex('sent_mails_once').on(table.mailId, table.recipient),
    index('sent_mails_by_mailbox').on(mailboxOf(table.recipient), table.id),
    index('sent_mails_by_time').on(table.firstTriedAt),
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
