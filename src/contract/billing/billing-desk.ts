// The endpoints by which the office bills: work that waits for an invoice, invoices, credit notes, payments and refunds
// (docs/product/billing.md).
import { z } from 'zod';
import {
  anyPaymentMethodNames,
  paymentMethodNames,
} from '#company/rules/billing/ledger-accounts.ts';
import {
  billingTaskKindNames,
  onlineRefundStatuses,
} from '#company/rules/billing/online-payment.ts';
import { taxClasses } from '#company/rules/money/quote-total.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { line, optionalLine } from '../platform/text.ts';
import { ActiveAutopay } from './autopay.ts';
import { Account, Invoice, InvoiceLine } from './invoice.ts';
import { OwedNow } from './own-billing.ts';
import { Reason } from './reason.ts';
import { InvoiceReminders, NewReminderHold, ReminderHold } from './reminders.ts';

/** Customers who are billed at once; those who are named stand in an address. */
export const MOST_INVOICES = 500;
const MOST_NAMED = 200;

const AMOUNT = 'Please enter an amount from $0.01 to $99,999.99, such as 45.00.';
const Amount = z.string({ error: AMOUNT }).regex(/^(?!0+(\.0{1,2})?$)\d{1,5}(\.\d{1,2})?$/, {
  error: AMOUNT,
});
const Method = z.enum(paymentMethodNames, { error: 'Please choose how it was paid.' });

/** Work of one customer that is done and on no invoice. */
export const UnbilledAccount = z.object({
  customer: z.object({ id: z.string(), name: z.string(), isMailed: z.boolean() }),
  items: z.number().int(),
  hasDeposit: z.boolean().describe('Whether one of them is a deposit or part of an accepted quote'),
  from: z.string().describe('YYYY-MM-DD of the first'),
  until: z.string().describe('YYYY-MM-DD of the last'),
  total: z.string().describe('Tax included, credits taken off'),
});
export type UnbilledAccount = z.infer<typeof UnbilledAccount>;

/** What one customer would be sent. */
export const InvoicePreview = z.object({
  customer: UnbilledAccount.shape.customer,
  items: z.array(
    z.object({
      title: z.string(),
      servedOn: z.string(),
      place: z.string(),
      lines: z.array(z.object({ label: z.string(), amount: z.string() })),
      tax: z.string(),
      total: z.string(),
    }),
  ),
  subtotal: z.string(),
  tax: z.string(),
  total: z.string(),
  deposit: z.string().describe('What deposits that were billed settle at once'),
  credit: z.string().describe('What the account has to its credit and is used at once'),
  dueOn: z.string(),
});
export type InvoicePreview = z.infer<typeof InvoicePreview>;

const CHOOSE = `Please choose at most ${MOST_NAMED} customers, or all of them.`;

const customers = z
  .string()
  .max(MOST_NAMED * 37, { error: CHOOSE })
  .regex(/^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(,|$))*$/, { error: CHOOSE })
  .default('')
  .describe('Ids with commas between them; blank for everyone with something to bill');

/** Exactly what the preview has shown. */
export const InvoiceBatch = z.strictObject({
  customers,
  hash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'Please look at the preview again.' }),
});
export type InvoiceBatch = z.infer<typeof InvoiceBatch>;

export const NewCharge = z.strictObject({
  description: line(200, 'Please say what it is for.'),
  amount: Amount,
  taxClass: z.enum(taxClasses, { error: 'Please say whether it is taxed.' }),
  chargedOn: CalendarDate,
});
export type NewCharge = z.infer<typeof NewCharge>;

export const Charge = z.object({
  id: RowId,
  description: z.string(),
  amount: z.string(),
  isTaxed: z.boolean(),
  chargedOn: z.string(),
});
export type Charge = z.infer<typeof Charge>;

export const NewPayment = z.strictObject({
  customerId: z.uuid(),
  invoiceId: z.uuid().nullish().describe('Settled before all others'),
  method: Method,
  amount: Amount,
  receivedOn: CalendarDate,
  reference: optionalLine(60).default('').describe('Such as the number of a check'),
  note: optionalLine(300).default(''),
  sendReceipt: z.boolean().default(false).describe('Whether its customer is mailed a receipt'),
});
export type NewPayment = z.infer<typeof NewPayment>;

export const PaymentReversal = z.strictObject({ reason: Reason });

export const NewCreditNote = z.strictObject({
  itemId: z
    .union([RowId, RowIdText])
    .nullish()
    .describe('The item that is credited; without one the whole invoice'),
  amount: Amount.nullish().describe('Before sales tax; all of the item when it is left out'),
  reason: Reason,
  billAgain: z
    .boolean()
    .default(false)
    .describe('Whether what is credited as a whole waits to be billed again'),
});
export type NewCreditNote = z.infer<typeof NewCreditNote>;

export const NewRefund = z.strictObject({
  method: z
    .enum(anyPaymentMethodNames, { error: 'Please choose how it is paid back.' })
    .describe('"online" is back to the card or bank account that it came from'),
  amount: Amount,
  reason: Reason,
  reference: optionalLine(60).default(''),
});
export type NewRefund = z.infer<typeof NewRefund>;

/** How invoices are listed. */
export const invoiceViews = ['open', 'overdue', 'paid', 'all'] as const;

/** An account as the office sees it. */
export const DeskAccount = Account.extend({
  customer: z.object({ id: z.string(), name: z.string(), isMailed: z.boolean() }),
  charges: z.array(Charge).describe('Those that wait for the next invoice'),
  refunds: z.array(
    z.object({
      amount: z.string(),
      on: z.string(),
      method: z.enum(anyPaymentMethodNames),
      reason: z.string(),
      status: z
        .enum(onlineRefundStatuses)
        .nullable()
        .describe('How far Stripe is with it; null for one in person'),
    }),
  ),
  refundable: z.string().describe('At most that much can go back to one card or bank account'),
  tasks: z
    .array(
      z.object({
        id: RowId,
        kind: z.enum(billingTaskKindNames),
        amount: z.string(),
        since: z.string(),
      }),
    )
    .describe('What the office should look at because of an online payment'),
  autopay: ActiveAutopay.nullable().describe('Null while it is off, or paying online is'),
  unbilled: z.string().describe('What the next invoice would come to'),
  reminderHold: ReminderHold.nullable().describe(
    'Why it gets no payment reminders; null if it does',
  ),
});
export type DeskAccount = z.infer<typeof DeskAccount>;

/** The money of a customer in two sums, for their record. */
export const Balance = z.object({
  owed: OwedNow.nullable().describe('Null for one who owes nothing'),
  credit: z.string().describe('Dollars with two decimals'),
});
export type Balance = z.infer<typeof Balance>;

/** An invoice as the office sees it. */
export const DeskInvoice = Invoice.extend({
  reminders: InvoiceReminders,
  isMailed: z.boolean().describe('Whether its customer has an email address'),
});
export type DeskInvoice = z.infer<typeof DeskInvoice>;

const Id = z.strictObject({ id: z.uuid() });
const reading = { access: 'staff', limit: 'read', status: 200 } as const;
const writing = { access: 'staff', limit: 'write', status: 201 } as const;

export const billingDeskEndpoints = {
  'GET /api/console/billing/unbilled': {
    summary: 'Customers with work that is done and on no invoice',
    ...reading,
    answer: z.object({ items: z.array(UnbilledAccount), total: z.string() }),
  },
  'GET /api/console/billing/preview': {
    summary: 'The invoices that customers would be sent; changes nothing',
    ...reading,
    query: z.strictObject({ customers }),
    answer: z.object({
      items: z.array(InvoicePreview),
      dueOn: z.string(),
      total: z.string(),
      hash: z.string().describe('SHA-256 in hex of all of it'),
    }),
  },
  'POST /api/console/billing/invoices': {
    summary:
      'Issue the invoices as previewed and mail them; what is on an invoice already is never billed twice',
    ...writing,
    body: InvoiceBatch,
    idempotent: { contentOf: (body: InvoiceBatch) => body },
    answer: z.object({ invoices: z.array(z.object({ id: z.string(), number: z.number().int() })) }),
  },
  'GET /api/console/billing/invoices': {
    summary: 'Invoices page by page, the latest first; open ones by the day they are due',
    ...reading,
    query: PageQuery.extend({ view: z.enum(invoiceViews).default('open') }),
    answer: pageOf(InvoiceLine).extend({
      owed: z.string().describe('What all customers owe together'),
      overdue: z.string(),
    }),
  },
  'GET /api/console/billing/invoices/{id}': {
    summary: 'One invoice with its proof, payments, credit notes and reminders',
    ...reading,
    params: Id,
    answer: DeskInvoice,
  },
  'GET /api/console/billing/invoices/{id}/pdf': {
    summary: 'One invoice on paper',
    ...reading,
    params: Id,
    answer: { bytes: 'application/pdf' },
  },
  'POST /api/console/billing/invoices/{id}/mail': {
    summary: 'Mail an invoice once more',
    ...writing,
    status: 202,
    params: Id,
    answer: Invoice,
  },
  'POST /api/console/billing/invoices/{id}/credit-notes': {
    summary: 'Credit an item or all of an invoice; what was paid of it becomes credit',
    ...writing,
    params: Id,
    body: NewCreditNote,
    idempotent: { contentOf: (body: NewCreditNote) => body },
    answer: Invoice,
  },
  'POST /api/console/billing/tasks/{id}/done': {
    summary: 'Say that something about an online payment was looked at',
    ...writing,
    status: 204,
    params: z.strictObject({ id: RowIdText }),
    answer: null,
  },
  'GET /api/console/billing/accounts/{id}': {
    summary: 'What a customer owes and has, with invoices, payments, charges and refunds',
    ...reading,
    params: Id,
    answer: DeskAccount,
  },
  'GET /api/console/billing/accounts/{id}/balance': {
    summary: 'What a customer owes and has to their credit',
    ...reading,
    params: Id,
    answer: Balance,
  },
  'POST /api/console/billing/accounts/{id}/charges': {
    summary: 'Charge something besides visits, on the next invoice',
    ...writing,
    params: Id,
    body: NewCharge,
    idempotent: { contentOf: (body: NewCharge) => body },
    answer: DeskAccount,
  },
  'DELETE /api/console/billing/charges/{id}': {
    summary: 'Take back a charge that is on no invoice',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: z.strictObject({ id: RowIdText }),
    answer: null,
  },
  'POST /api/console/billing/payments': {
    summary: 'Write down a payment; what is over becomes the credit of the account',
    ...writing,
    body: NewPayment,
    idempotent: { contentOf: (body: NewPayment) => body },
    answer: DeskAccount,
  },
  'POST /api/console/billing/payments/{id}/reverse': {
    summary: 'Take a payment back, such as a returned check: what it settled is owed again',
    ...writing,
    status: 200,
    params: Id,
    body: PaymentReversal,
    answer: DeskAccount,
  },
  'POST /api/console/billing/payments/{id}/tip-refund': {
    summary: 'Give what is left of a tip back to the card or bank account that it came from',
    access: 'owner',
    limit: 'write',
    status: 200,
    freshSignIn: true,
    params: Id,
    body: PaymentReversal,
    answer: DeskAccount,
  },
  'POST /api/console/billing/accounts/{id}/reminder-hold': {
    summary: 'Send an account no payment reminders until the office resumes them',
    ...writing,
    params: Id,
    body: NewReminderHold,
    answer: DeskAccount,
  },
  'POST /api/console/billing/accounts/{id}/reminder-hold/end': {
    summary: 'Send an account payment reminders again',
    ...writing,
    status: 200,
    params: Id,
    answer: DeskAccount,
  },
  'POST /api/console/billing/accounts/{id}/refunds': {
    summary: 'Pay back what an account has to its credit',
    access: 'owner',
    limit: 'write',
    status: 201,
    freshSignIn: true,
    params: Id,
    body: NewRefund,
    idempotent: { contentOf: (body: NewRefund) => body },
    answer: DeskAccount,
  },
} as const satisfies EndpointTable;
