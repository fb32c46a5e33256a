// The tables of content: everything that pages say and the owner may change, one row an entry, and what became of each.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type TranslationLanguage, translationLanguages } from '#company/facts/languages.ts';
import { type ContentChange, contentChanges } from '#company/rules/site/content-change.ts';
import { sessions, users } from './account.ts';
import { id, instant, oneOf, timestamps, uuidId } from './columns.ts';

type Body = Record<string, unknown>;

/**
 * An entry by its kind and slug. `body` has the shape that contract/site/content/kinds.ts gives to its kind; what does not fit
 * is not shown. Two triggers stand beside the table (migrations 0004 and 0042): every change of what is published raises
 * `content_version`, and every update counts up `version`, so that anyone who edits can say which state they saw.
 */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: id(),
    kind: varchar({ length: 40 }).notNull(),
    slug: varchar({ length: 80 }).notNull(),
    /** Entries of a kind are shown in this order; those beside each other in the seed are ten apart. */
    position: integer().notNull(),
    body: jsonb().$type<Body>().notNull(),
    isPublished: boolean().notNull().default(true),
    /** A body to come, which need not be complete; no page shows it. */
    draft: jsonb().$type<Body>(),
    draftBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    draftAt: instant(),
    /** When the draft is published by itself. */
    publishAt: instant(),
    /** Why it was not, in a sentence; until the draft is changed. */
    publishFault: varchar({ length: 500 }),
    /** Since when another text, which came with a release, waits in the history for someone to take it or keep ours. */
    suppliedAt: instant(),
    version: integer().notNull().default(1),
    /** The version with which the body last changed; a trigger sets it (migration 0094). */
    bodyVersion: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    unique('content_entries_by_name').on(table.kind, table.slug),
    check(
      'content_entries_draft',
      sql`(${table.draft} is null) = (${table.draftAt} is null) and (${table.draft} is not null or (${table.publishAt} is null and ${table.publishFault} is null))`,
    ),
    index('content_entries_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('content_entries_waiting')
      .on(table.id)
      .where(sql`${table.publishFault} is not null or ${table.suppliedAt} is not null`),
  ],
);

/**
 * The texts of an entry in another language, by their path in its body; what is missing is shown in English. A row goes by the name of its
 * entry and outlives its removal, as the history does. Every change has the pages rendered again and, when it is an update, counts up
 * `version` (migration 0094).
 */
export const contentTranslations = pgTable(
  'content_translations',
  {
    kind: varchar({ length: 40 }).notNull(),
    slug: varchar({ length: 80 }).notNull(),
    language: varchar({ length: 2 }).$type<TranslationLanguage>().notNull(),
    texts: jsonb().$type<Record<string, string>>().notNull(),
    /** The version of the entry whose English this translates. */
    ofVersion: integer().notNull(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.language] }),
    check(
      'content_translations_language',
      sql`${table.language} in (${oneOf(translationLanguages)})`,
    ),
  ],
);

/**
 * A body as someone looks at it before it is published: read by the session that made it alone, which takes it along when it
 * ends. Pages rendered with it are kept nowhere.
 */
export const contentPreviews = pgTable(
  'content_previews',
  {
    id: uuidId(),
    sid: varchar({ length: 64 })
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    kind: varchar({ length: 40 }).notNull(),
    slug: varchar({ length: 80 }).notNull(),
    body: jsonb().$type<Body>().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('content_previews_of_session').on(table.sid, table.expiresAt),
    index('content_previews_expire').on(table.expiresAt),
  ],
);

/** Addresses that entries have had: their pages lead to where the entry is now. */
export const contentFormerSlugs = pgTable(
  'content_former_slugs',
  {
    kind: varchar({ length: 40 }).notNull(),
    former: varchar({ length: 80 }).notNull(),
    slug: varchar({ length: 80 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.former] }),
    index('content_former_slugs_by_entry').on(table.kind, table.slug),
    check('content_former_slugs_other', sql`${table.former} <> ${table.slug}`),
  ],
);

/**
 * What an entry was after each change, by its name, so that it outlives the entry; only ever added to. An entry that gets
 * another name takes its history along.
 */
export const contentHistory = pgTable(
  'content_history',
  {
    id: id(),
    kind: varchar({ length: 40 }).notNull(),
    slug: varchar({ length: 80 }).notNull(),
    at: instant().notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Of a line about a translation: its language; `body` has its texts then, none after it was removed. */
    language: varchar({ length: 2 }).$type<TranslationLanguage>(),
    what: varchar({ length: 20 }).$type<ContentChange>().notNull(),
    body: jsonb().$type<Body>().notNull(),
  },
  (table) => [
    check('content_history_language', sql`${table.language} in (${oneOf(translationLanguages)})`),
    check('content_history_what', sql`${table.what} in (${oneOf(contentChanges)})`),
    index('content_history_by_entry').on(table.kind, table.slug, table.id),
  ],
);
