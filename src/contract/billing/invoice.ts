// What crosses the wire about an invoice and an account's money, for its customer and for staff (docs/product/billing.md).
import { z } from 'zod';
import { invoiceStatuses } from '#company/rules/billing/invoice-status.ts';
import { anyPaymentMethodNames } from '#company/rules/billing/ledger-accounts.ts';
import { RowId } from '../platform/ids.ts';
import { EntryAbout } from './entry-about.ts';

const Amount = z.string().describe('Dollars with two decimals');
const DateText = z.string().describe('YYYY-MM-DD at the company');

export const InvoiceStatus = z.enum(invoiceStatuses);

/** An invoice in a list. */
export const InvoiceLine = z.object({
  id: z.string(),
  number: z.number().int(),
  customer: z.object({ id: z.string(), name: z.string() }),
  issuedOn: DateText,
  dueOn: DateText,
  status: InvoiceStatus,
  total: Amount,
  open: Amount.describe('What is owed on it'),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** One visit, charge, credit or deposit on an invoice. */
export const InvoiceItem = z.object({
  id: RowId,
  title: z.string(),
  servedOn: DateText,
  place: z.string(),
  lines: z.array(z.object({ label: z.string(), amount: Amount, isTaxed: z.boolean() })),
  subtotal: Amount,
  tax: Amount,
  taxRate: z.string().describe('In words, such as 8.25%'),
  total: Amount,
  credited: Amount.describe('What credit notes took off it, tax included'),
  visit: z
    .object({
      id: RowId,
      arrivedAt: z.string().nullable(),
      completedAt: z.string().nullable(),
      photos: z.number().int(),
      agreementHash: z
        .string()
        .nullable()
        .describe('SHA-256 of the text that its customer agreed to'),
    })
    .nullable()
    .describe('The proof of it; null for charges and credits'),
  quote: z
    .object({
      requestId: RowId,
      agreementHash: z.string().describe('SHA-256 of the accepted quote'),
    })
    .nullable()
    .describe('The accepted quote that a deposit or progress payment is of'),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

/** A credit note on an invoice. */
export const CreditNote = z.object({
  number: z.number().int(),
  issuedOn: DateText,
  reason: z.string(),
  total: Amount,
});
export type CreditNote = z.infer<typeof CreditNote>;

/** What settled an invoice, or was taken back. */
export const Settlement = z.object({
  on: DateText,
  label: z.string().describe('Such as "Check 1024", "Credit used" or "Deposit of invoice 1001"'),
  about: EntryAbout.describe('The same, in its parts'),
  amount: Amount.describe('Below zero when it was taken back'),
});
export type Settlement = z.infer<typeof Settlement>;

/** An invoice as it was sent, with what became of it. */
export const Invoice = InvoiceLine.extend({
  billedTo: z.string(),
  items: z.array(InvoiceItem),
  subtotal: Amount,
  taxable: Amount,
  tax: Amount,
  stateTax: Amount.describe('What of the tax is for Texas'),
  localTax: Amount.describe('What of it is for city, county and districts'),
  creditNotes: z.array(CreditNote),
  settlements: z.array(Settlement),
});
export type Invoice = z.infer<typeof Invoice>;

/** A payment as it was taken. */
export const Payment = z.object({
  id: z.string(),
  method: z.enum(anyPaymentMethodNames),
  amount: Amount,
  receivedOn: DateText,
  reference: z.string(),
  tip: Amount.describe('How much of it is a tip for the crew'),
  tipLeft: Amount.describe('What of the tip was not given back'),
  returned: Amount.describe('What of it went back: refunded at Stripe, or disputed'),
  reversal: z.string().nullable().describe('Why it was taken back'),
});
export type Payment = z.infer<typeof Payment>;

/** An account's money. */
export const Account = z.object({
  owed: Amount,
  overdue: Amount,
  credit: Amount.describe('What it has to its credit'),
  invoices: z.array(InvoiceLine).describe('The latest first'),
  payments: z.array(Payment).describe('The latest first'),
});
export type Account = z.infer<typeof Account>;
