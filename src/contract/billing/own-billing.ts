// The endpoints by which customers see what they owe and have paid (docs/product/billing.md#in-the-portal).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowIdText } from '../platform/ids.ts';
import { Account, Invoice, InvoiceStatus } from './invoice.ts';

/** What an account owes at a glance. */
export const OwedNow = z.object({
  amount: z.string().describe('Dollars with two decimals'),
  dueOn: z.string().describe('YYYY-MM-DD; of the invoice that is due first'),
  isOverdue: z.boolean().describe('Whether that day is over'),
  invoices: z
    .array(z.object({ id: z.string(), number: z.number().int() }))
    .describe('Those that are open, the one that is due first before all others'),
});
export type OwedNow = z.infer<typeof OwedNow>;

/** The invoice that a visit is on. */
export const InvoiceOfVisit = z.object({
  id: z.string(),
  number: z.number().int(),
  status: InvoiceStatus,
});
export type InvoiceOfVisit = z.infer<typeof InvoiceOfVisit>;

const reading = { access: 'customer', limit: 'read', status: 200 } as const;

export const ownBillingEndpoints = {
  'GET /api/portal/billing': {
    summary: 'What the signed-in customer owes, their invoices and payments',
    ...reading,
    answer: Account,
  },
  'GET /api/portal/billing/{id}': {
    summary: 'An own invoice, each line with the proof of its visit',
    ...reading,
    params: z.strictObject({ id: z.string().max(100) }),
    answer: Invoice,
  },
  'GET /api/portal/billing/{id}/pdf': {
    summary: 'An own invoice on paper',
    ...reading,
    params: z.strictObject({ id: z.string().max(100) }),
    answer: { bytes: 'application/pdf' },
  },
  'GET /api/portal/visits/{id}/invoice': {
    summary: 'The invoice that an own visit is on; null while it is on none',
    ...reading,
    params: z.strictObject({ id: RowIdText }),
    answer: z.object({ invoice: InvoiceOfVisit.nullable() }),
  },
} as const satisfies EndpointTable;
