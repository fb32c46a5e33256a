// Tables of money: the ledger, invoices with their items, credit notes, charges, payments and refunds. Triggers of the migration keep what was
// written: no row of them is changed or deleted but where its comment says so (docs/product/billing.md#ledger).
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type InvoiceItemKind,
  type ItemAccount,
  invoiceItemKinds,
  itemAccounts,
} from '#company/rules/billing/invoice-items.ts';
import {
  type AnyPaymentMethod,
  anyPaymentMethodNames,
  type LedgerAccount,
  ledgerAccountNames,
} from '#company/rules/billing/ledger-accounts.ts';
import { type EntryKind, entryKinds } from '#company/rules/billing/ledger-entries.ts';
import { type TaxClass, taxClasses } from '#company/rules/money/quote-total.ts';
import type { PlanLine } from '#company/rules/visits/plan-lines.ts';
import { users } from './account.ts';
import { id, instant, money, oneOf, uuidId } from './columns.ts';
import { customerCredits } from './notices.ts';
import { quotePaymentSteps } from './quote-version.ts';
import { properties, visits } from './visits.ts';

const customer = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** Numbers that are given out one after the other, without a gap: the transaction that takes one holds the row until it ends. */
export const billingNumbers = pgTable('billing_numbers', {
  name: varchar({ length: 20 }).primaryKey(),
  next: integer().notNull(),
});

/** What the office charges besides visits; billed with the next invoice. Removed only before it is billed. */
export const charges = pgTable(
  'charges',
  {
    id: id(),
    userId: customer(),
    propertyId: integer().references(() => properties.id),
    description: varchar({ length: 200 }).notNull(),
    /** Before sales tax. */
    amount: money().notNull(),
    taxClass: varchar({ length: 20 }).$type<TaxClass>().notNull(),
    chargedOn: date().notNull(),
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('charges_by_user').on(table.userId, table.chargedOn),
    check('charges_amount', sql`${table.amount} > 0`),
    check('charges_tax_class', sql`${table.taxClass} in (${oneOf(taxClasses)})`),
  ],
);

/** An invoice as it was sent, in cents. What is owed on it is a sum of the ledger. Its customer changes when accounts are merged. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    number: integer().notNull().unique('invoices_number'),
    userId: customer(),
    /** As it was then; empty after the account is deleted. */
    billedTo: varchar({ length: 255 }).notNull(),
    issuedOn: date().notNull(),
    dueOn: date().notNull(),
    subtotalCents: integer().notNull(),
    taxableCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalCents: integer().notNull(),
    issuedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('invoices_by_user').on(table.userId, table.number),
    index('invoices_by_due').on(table.dueOn),
    index('invoices_by_day').on(table.issuedOn),
    check('invoices_total', sql`${table.totalCents} = ${table.subtotalCents} + ${table.taxCents}`),
    check('invoices_not_negative', sql`${table.totalCents} >= 0`),
    check('invoices_due', sql`${table.dueOn} >= ${table.issuedOn}`),
  ],
);

/** A correction of an invoice: it is never edited, a credit note takes back what was wrong. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    number: integer().notNull().unique('credit_notes_number'),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    issuedOn: date().notNull(),
    reason: varchar({ length: 300 }).notNull(),
    totalCents: integer().notNull(),
    issuedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('credit_notes_by_invoice').on(table.invoiceId),
    index('credit_notes_by_day').on(table.issuedOn),
    check('credit_notes_total', sql`${table.totalCents} > 0`),
  ],
);

/** One visit, charge, credit or deposit on an invoice. Written later are who it is released by, by which it can be billed again, and that its source was deleted. */
export const invoiceItems = pgTable(
  'invoice_items',
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    position: smallint().notNull(),
    kind: varchar({ length: 10 }).$type<InvoiceItemKind>().notNull(),
    account: varchar({ length: 20 }).$type<ItemAccount>().notNull(),
    visitId: integer().references(() => visits.id),
    chargeId: integer().references(() => charges.id),
    creditId: integer().references(() => customerCredits.id),
    /** The deposit or part of an accepted quote; such an item is alone on its invoice. */
    stepId: integer().references(() => quotePaymentSteps.id),
    title: varchar({ length: 250 }).notNull(),
    servedOn: date().notNull(),
    /** Where it was done; empty after the account is deleted. */
    place: text().notNull(),
    lines: jsonb().$type<PlanLine[]>().notNull(),
    /** The rate that it was taxed by, 825 for 8.25%. */
    taxBasisPoints: integer().notNull(),
    subtotalCents: integer().notNull(),
    taxableCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalCents: integer().notNull(),
    /** The credit note that took all of it back so that it is billed again. */
    releasedBy: integer().references(() => creditNotes.id),
  },
  (table) => [
    unique('invoice_items_position').on(table.invoiceId, table.position),
    uniqueIndex('invoice_items_one_per_visit')
      .on(table.visitId)
      .where(sql`${table.releasedBy} is null`),
    uniqueIndex('invoice_items_one_per_charge')
      .on(table.chargeId)
      .where(sql`${table.releasedBy} is null`),
    uniqueIndex('invoice_items_one_per_step')
      .on(table.stepId)
      .where(sql`${table.releasedBy} is null`),
    index('invoice_items_by_step').on(table.stepId).where(sql`${table.stepId} is not null`),
    index('invoice_items_by_credit').on(table.creditId),
    check('invoice_items_kind', sql`${table.kind} in (${oneOf(invoiceItemKinds)})`),
    check('invoice_items_account', sql`${table.account} in (${oneOf(itemAccounts)})`),
    check(
      'invoice_items_source',
      sql`num_nonnulls(${table.visitId}, ${table.chargeId}, ${table.creditId}, ${table.stepId}) <= 1`,
    ),
    check(
      'invoice_items_total',
      sql`${table.totalCents} = ${table.subtotalCents} + ${table.taxCents}`,
    ),
  ],
);

/**
 * Where to look for visits that wait to be billed: none that does is missing, one that does no longer may be left over. Triggers of the
 * migration keep it with visits and invoice items, so that what waits is found without reading all that was ever done.
 */
export const unbilledVisits = pgTable(
  'unbilled_visits',
  {
    visitId: integer()
      .primaryKey()
      .references(() => visits.id, { onDelete: 'cascade' }),
    servedOn: date().notNull(),
  },
  (table) => [index('unbilled_visits_by_day').on(table.servedOn)],
);

/**
 * Where to look for invoices that something is owed on: none whose lines of the ledger come to anything but zero is missing. It says no amount,
 * which stays a sum. Triggers of the migrations keep it with the lines and reminders, so that what is owed is found without reading all that was
 * ever paid, and what may be reminded of without reading all that is owed.
 */
export const unsettledInvoices = pgTable(
  'unsettled_invoices',
  {
    invoiceId: uuid()
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** That of the invoice, which never changes. */
    dueOn: date().notNull(),
    /** The last reminder that went; 0 before the first. */
    lastStep: smallint().notNull().default(0),
  },
  (table) => [index('unsettled_invoices_by_step').on(table.lastStep, table.dueOn)],
);

/** What a credit note takes off one item, in cents. */
export const creditNoteItems = pgTable(
  'credit_note_items',
  {
    id: id(),
    creditNoteId: integer()
      .notNull()
      .references(() => creditNotes.id),
    itemId: integer()
      .notNull()
      .references(() => invoiceItems.id),
    subtotalCents: integer().notNull(),
    taxableCents: integer().notNull(),
    taxCents: integer().notNull(),
  },
  (table) => [
    unique('credit_note_items_once').on(table.creditNoteId, table.itemId),
    index('credit_note_items_by_item').on(table.itemId),
  ],
);

/** A reminder of an unpaid invoice: one for each step, written with the job that sends it. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    /** Counted from 1. */
    step: smallint().notNull(),
    sentOn: date().notNull(),
    /** What was owed then. */
    openCents: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('payment_reminders_once').on(table.invoiceId, table.step),
    check('payment_reminders_step', sql`${table.step} > 0`),
    check('payment_reminders_open', sql`${table.openCents} > 0`),
  ],
);

/** That an account gets no reminders, from when someone at the office says so until someone ends it. */
export const reminderHolds = pgTable(
  'reminder_holds',
  {
    id: id(),
    userId: customer(),
    reason: varchar({ length: 300 }).notNull(),
    startedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    startedAt: instant().notNull(),
    endedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    endedAt: instant(),
  },
  (table) => [index('reminder_holds_open').on(table.userId).where(sql`${table.endedAt} is null`)],
);

/** That the statement of a month is mailed to a customer, written with the job that sends it: once for each month. */
export const statementMails = pgTable(
  'statement_mails',
  {
    id: id(),
    userId: customer(),
    /** 'YYYY-MM'. */
    month: varchar({ length: 7 }).notNull(),
    sentBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [unique('statement_mails_once').on(table.userId, table.month)],
);

/** Money that came in. Who took it back why is written later, once. */
export const payments = pgTable(
  'payments',
  {
    id: uuidId(),
    userId: customer(),
    method: varchar({ length: 20 }).$type<AnyPaymentMethod>().notNull(),
    cents: integer().notNull(),
    /** How much of it is a tip for the crew. */
    tipCents: integer().notNull().default(0),
    receivedOn: date().notNull(),
    /** Such as the number of a check. */
    reference: varchar({ length: 60 }).notNull().default(''),
    note: varchar({ length: 300 }).notNull().default(''),
    takenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    reversedAt: instant(),
    reverseReason: varchar({ length: 300 }),
  },
  (table) => [
    index('payments_by_user').on(table.userId, table.createdAt),
    index('payments_by_day').on(table.receivedOn),
    check('payments_cents', sql`${table.cents} > 0`),
    check('payments_tip', sql`${table.tipCents} >= 0 and ${table.tipCents} < ${table.cents}`),
    check('payments_method', sql`${table.method} in (${oneOf(anyPaymentMethodNames)})`),
    check(
      'payments_reversed',
      sql`(${table.reversedAt} is null) = (${table.reverseReason} is null)`,
    ),
  ],
);

/** Money that went back to a customer. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuidId(),
    userId: customer(),
    method: varchar({ length: 20 }).$type<AnyPaymentMethod>().notNull(),
    cents: integer().notNull(),
    refundedOn: date().notNull(),
    reason: varchar({ length: 300 }).notNull(),
    reference: varchar({ length: 60 }).notNull().default(''),
    givenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('refunds_by_user').on(table.userId, table.createdAt),
    check('refunds_cents', sql`${table.cents} > 0`),
    check('refunds_method', sql`${table.method} in (${oneOf(anyPaymentMethodNames)})`),
  ],
);

/** An entry of the ledger, with what it comes from. Its lines come to zero: a trigger looks when the transaction commits. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    kind: varchar({ length: 20 }).$type<EntryKind>().notNull(),
    userId: customer(),
    /** The day at the company that it counts for. */
    bookedOn: date().notNull(),
    invoiceId: uuid().references(() => invoices.id),
    creditNoteId: integer().references(() => creditNotes.id),
    paymentId: uuid().references(() => payments.id),
    refundId: uuid().references(() => refunds.id),
    /** The entry that this one takes back. */
    reversesId: integer().unique('ledger_entries_reversed_once'),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('ledger_entries_by_user').on(table.userId, table.id),
    index('ledger_entries_by_day').on(table.bookedOn),
    index('ledger_entries_by_payment').on(table.paymentId),
    uniqueIndex('ledger_entries_one_per_invoice')
      .on(table.invoiceId)
      .where(sql`${table.kind} = 'invoice'`),
    check('ledger_entries_kind', sql`${table.kind} in (${oneOf(entryKinds)})`),
  ],
);

/** A line of an entry: debits are positive cents, credits negative. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: id(),
    entryId: integer()
      .notNull()
      .references(() => ledgerEntries.id),
    account: varchar({ length: 20 }).$type<LedgerAccount>().notNull(),
    cents: integer().notNull(),
    userId: customer(),
    /** Of the receivable: the invoice that it is owed on. */
    invoiceId: uuid().references(() => invoices.id),
  },
  (table) => [
    index('ledger_lines_by_entry').on(table.entryId),
    index('ledger_lines_by_invoice').on(table.invoiceId),
    index('ledger_lines_by_user').on(table.userId, table.account),
    index('ledger_lines_by_account').on(table.account),
    check('ledger_lines_cents', sql`${table.cents} <> 0`),
    check('ledger_lines_account', sql`${table.account} in (${oneOf(ledgerAccountNames)})`),
    check(
      'ledger_lines_receivable',
      sql`(${table.account} = 'receivable') = (${table.invoiceId} is not null)`,
    ),
  ],
);
