// Tables of short links on printed things: where each leads, and how often it was scanned on a day.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type PrintLinkKind,
  type PrintLinkTarget,
  printLinkKinds,
  printLinkTargets,
} from '#company/facts/print-links.ts';
import { users } from './account.ts';
import { id, oneOf, timestamps } from './columns.ts';

/** A short link. It is never deleted: it is on paper, and records name its code as where they came from. */
export const printLinks = pgTable(
  'print_links',
  {
    id: id(),
    /** In its address, /go/CODE. */
    code: varchar({ length: 6 }).notNull().unique('print_links_code'),
    kind: varchar({ length: 10 }).$type<PrintLinkKind>().notNull(),
    name: varchar({ length: 100 }).notNull(),
    /** Where it is handed out: a neighborhood, a ZIP code, or both. */
    neighborhood: varchar({ length: 100 }),
    zip: varchar({ length: 5 }),
    target: varchar({ length: 30 }).$type<PrintLinkTarget>().notNull(),
    isActive: boolean().notNull().default(true),
    /** The last day on which it counts. */
    lastDay: date(),
    /** All its scans: a trigger adds to it what is added to a day. */
    scans: integer().notNull().default(0),
    version: integer().notNull().default(1),
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    check('print_links_code_letters', sql`${table.code} ~ '^[a-z2-9]{6}$'`),
    check(
      'print_links_kind',
      sql`${table.kind} in (${oneOf(printLinkKinds.map(({ value }) => value))})`,
    ),
    check(
      'print_links_target',
      sql`${table.target} in (${oneOf(printLinkTargets.map(({ value }) => value))})`,
    ),
    check('print_links_zip', sql`${table.zip} ~ '^[0-9]{5}$'`),
  ],
);

/** How often a link was scanned on a day at the company. Nothing is known of who did. */
export const printLinkScans = pgTable(
  'print_link_scans',
  {
    linkId: integer()
      .notNull()
      .references(() => printLinks.id),
    day: date().notNull(),
    scans: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.day] }),
    check('print_link_scans_some', sql`${table.scans} > 0`),
  ],
);
