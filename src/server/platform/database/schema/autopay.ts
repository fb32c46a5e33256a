// Tables of autopay: what customers agreed to, row after row, and the charges that were announced to them
// (docs/product/online-payments.md#autopay).
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import { type AutopayChangeKind, autopayChangeKinds } from '#company/rules/billing/autopay.ts';
import { users } from './account.ts';
import { invoices } from './billing.ts';
import { id, instant, oneOf } from './columns.ts';
import { savedMethods } from './online-payments.ts';

/** What someone agreed to or ended, only ever added to: the last row of an account says whether autopay is on, and with what. */
export const autopayChanges = pgTable(
  'autopay_changes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: varchar({ length: 10 }).$type<AutopayChangeKind>().notNull(),
    methodId: uuid().references(() => savedMethods.id, { onDelete: 'set null' }),
    methodLabel: varchar({ length: 60 }).notNull(),
    /** Word for word what was agreed to; blank when it was turned off. */
    terms: varchar({ length: 2000 }).notNull(),
    termsHash: varchar({ length: 64 }),
    /** How many days ahead a charge is announced, as the terms say, whatever the setting says later. */
    noticeDays: smallint().notNull(),
    /** Why it was turned off by someone else than its customer; blank otherwise. */
    reason: varchar({ length: 300 }).notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    changedOn: date().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('autopay_changes_by_user').on(table.userId, table.id),
    index('autopay_changes_by_method').on(table.methodId),
    check('autopay_changes_kind', sql`${table.kind} in (${oneOf(autopayChangeKinds)})`),
    check(
      'autopay_changes_terms',
      sql`(${table.kind} = 'off') = (${table.terms} = '') and (${table.kind} = 'off') = (${table.termsHash} is null)`,
    ),
  ],
);

/** A charge as it is announced by mail. The last one of an invoice counts, once it is mailed. */
export const autopayNotices = pgTable(
  'autopay_notices',
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    /** By which agreement; one that was turned off and on again announces anew. */
    changeId: integer()
      .notNull()
      .references(() => autopayChanges.id),
    cents: integer().notNull(),
    /** The earliest day of the charge; later when the mail leaves later. */
    chargeOn: date().notNull(),
    createdAt: instant().notNull(),
    mailedAt: instant(),
  },
  (table) => [
    index('autopay_notices_by_invoice').on(table.invoiceId, table.id),
    index('autopay_notices_by_change').on(table.changeId),
    check('autopay_notices_cents', sql`${table.cents} > 0`),
  ],
);
