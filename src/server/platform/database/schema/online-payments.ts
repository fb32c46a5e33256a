// Tables of paying online: who is a customer at Stripe, each attempt to pay, and the events that Stripe has told us of. No card number is among them
// (docs/product/online-payments.md).
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type BillingTaskKind,
  billingTaskKindNames,
  type DisputeStatus,
  disputeStatuses,
  type OnlineRefundStatus,
  onlineRefundStatuses,
} from '#company/rules/billing/online-payment.ts';
import {
  type OnlinePaymentStatus,
  OPEN_ONLINE_PAYMENTS,
  onlinePaymentStatuses,
} from '#company/rules/billing/online-payment-machine.ts';
import { users } from './account.ts';
import { invoices, payments, refunds } from './billing.ts';
import { id, instant, oneOf, uuidId } from './columns.ts';

const customer = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** Who an account is at Stripe. After a merge an account may be several there. */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    stripeId: varchar({ length: 100 }).primaryKey(),
    /** Null once the account is erased: the row stays until Stripe has deleted its customer. */
    userId: uuid().references(() => users.id),
    createdAt: instant().notNull(),
    erasedAt: instant(),
  },
  (table) => [
    index('stripe_customers_by_user').on(table.userId),
    index('stripe_customers_erased').on(table.erasedAt).where(sql`${table.erasedAt} is not null`),
    check(
      'stripe_customers_owner',
      sql`(${table.userId} is null) = (${table.erasedAt} is not null)`,
    ),
  ],
);

/** An attempt to pay what is owed. It is there before Stripe is asked, and its key makes a repeated question the same one. */
export const onlinePayments = pgTable(
  'online_payments',
  {
    id: uuidId(),
    userId: customer(),
    /** Settled before all others; null for all that is due. */
    invoiceId: uuid().references(() => invoices.id),
    cents: integer().notNull(),
    /** How much of it is a tip for the crew. */
    tipCents: integer().notNull().default(0),
    /** Of the account, the invoice, what was owed then, and how often that was tried. */
    key: varchar({ length: 200 }).notNull().unique('online_payments_key'),
    attempt: smallint().notNull(),
    status: varchar({ length: 20 }).$type<OnlinePaymentStatus>().notNull(),
    /** Whether the customer keeps the method for the next time. */
    keepsMethod: boolean().notNull().default(false),
    /** Whether it is charged by autopay, to the method below, without its customer. */
    isAutopay: boolean().notNull().default(false),
    methodId: uuid().references((): AnyPgColumn => savedMethods.id, { onDelete: 'set null' }),
    /** When it was settled that Stripe is asked for an autopay charge: from then on, turning autopay off comes too late for it. */
    askedAt: instant(),
    /** The PaymentIntent at Stripe; null until its answer has come. */
    intentId: varchar({ length: 100 }).unique('online_payments_intent'),
    /** Such as "Visa 4242"; blank until it is known. */
    methodLabel: varchar({ length: 60 }).notNull().default(''),
    /** Why the last try failed, as Stripe calls it. */
    failure: varchar({ length: 60 }),
    /** What it became in the ledger. */
    paymentId: uuid()
      .references(() => payments.id)
      .unique('online_payments_booked_once'),
    createdAt: instant().notNull(),
    /** When what was heard of it last happened at Stripe: older news come to nothing. */
    heardAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index('online_payments_by_user').on(table.userId, table.createdAt),
    index('online_payments_open').on(table.createdAt).where(sql`${table.endedAt} is null`),
    index('online_payments_by_method').on(table.methodId).where(sql`${table.methodId} is not null`),
    index('online_payments_by_invoice').on(table.invoiceId),
    uniqueIndex('online_payments_one_autopay')
      .on(table.invoiceId)
      .where(sql`${table.isAutopay} and ${table.endedAt} is null`),
    check('online_payments_cents', sql`${table.cents} > 0`),
    check(
      'online_payments_tip',
      sql`${table.tipCents} >= 0 and ${table.tipCents} < ${table.cents}`,
    ),
    check('online_payments_status', sql`${table.status} in (${oneOf(onlinePaymentStatuses)})`),
    check(
      'online_payments_ended',
      sql`(${table.endedAt} is null) = (${table.status} in (${oneOf(OPEN_ONLINE_PAYMENTS)}))`,
    ),
    check(
      'online_payments_booked',
      sql`(${table.paymentId} is null) = (${table.status} <> 'succeeded')`,
    ),
  ],
);

/** A card or bank account that a customer keeps at Stripe. Of a removed one nothing is charged any more. */
export const savedMethods = pgTable(
  'saved_methods',
  {
    id: uuidId(),
    userId: customer(),
    stripeId: varchar({ length: 100 }).notNull().unique('saved_methods_stripe'),
    /** Who the account is at Stripe where this one is kept. */
    stripeCustomerId: varchar({ length: 100 }).notNull(),
    /** Such as "Visa 4242". */
    label: varchar({ length: 60 }).notNull(),
    /** 'YYYY-MM' of a card. */
    expires: varchar({ length: 7 }),
    createdAt: instant().notNull(),
    removedAt: instant(),
  },
  (table) => [index('saved_methods_by_user').on(table.userId)],
);

const ofPayment = () =>
  uuid()
    .notNull()
    .references(() => onlinePayments.id);

/** Money of an online payment that goes back through Stripe: by the owner, who has a refund in the ledger, or at Stripe. */
export const onlineRefunds = pgTable(
  'online_refunds',
  {
    id: uuidId(),
    onlinePaymentId: ofPayment(),
    cents: integer().notNull(),
    status: varchar({ length: 20 }).$type<OnlineRefundStatus>().notNull(),
    stripeRefundId: varchar({ length: 100 }).unique('online_refunds_stripe'),
    /** The owner's refund; null for one that was made at Stripe. */
    refundId: uuid().references(() => refunds.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('online_refunds_by_payment').on(table.onlinePaymentId),
    index('online_refunds_by_refund').on(table.refundId),
    check('online_refunds_cents', sql`${table.cents} > 0`),
    check('online_refunds_status', sql`${table.status} in (${oneOf(onlineRefundStatuses)})`),
  ],
);

/** Payments that customers have disputed at their bank. */
export const stripeDisputes = pgTable(
  'stripe_disputes',
  {
    stripeId: varchar({ length: 100 }).primaryKey(),
    onlinePaymentId: ofPayment(),
    cents: integer().notNull(),
    status: varchar({ length: 20 }).$type<DisputeStatus>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('stripe_disputes_by_payment').on(table.onlinePaymentId),
    check('stripe_disputes_cents', sql`${table.cents} > 0`),
    check('stripe_disputes_status', sql`${table.status} in (${oneOf(disputeStatuses)})`),
  ],
);

/** What the office should look at; it stays until someone says that it is done. */
export const billingTasks = pgTable(
  'billing_tasks',
  {
    id: id(),
    userId: customer(),
    kind: varchar({ length: 20 }).$type<BillingTaskKind>().notNull(),
    cents: integer().notNull(),
    /** The invoice that it is about; once that is paid, the task is done. */
    invoiceId: uuid().references(() => invoices.id),
    createdAt: instant().notNull(),
    doneAt: instant(),
    doneBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('billing_tasks_by_user').on(table.userId),
    index('billing_tasks_by_invoice')
      .on(table.invoiceId)
      .where(sql`${table.invoiceId} is not null and ${table.doneAt} is null`),
    index('billing_tasks_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
    check('billing_tasks_kind', sql`${table.kind} in (${oneOf(billingTaskKindNames)})`),
  ],
);

/** Events that were heard, so that one that comes again changes nothing. They go after 90 days; Stripe repeats for three. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: varchar({ length: 100 }).primaryKey(),
    type: varchar({ length: 100 }).notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [index('stripe_events_by_time').on(table.receivedAt)],
);
