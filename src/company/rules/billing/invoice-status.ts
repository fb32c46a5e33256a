// How an invoice is: read off what is owed on it, never stored (docs/product/billing.md#invoices).

export const invoiceStatuses = ['open', 'overdue', 'paid', 'credited'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceStatusLabels = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
} as const satisfies Record<InvoiceStatus, string>;

/**
 * @param invoice What it came to, what was credited of it and what is owed on it, in cents; the last day to pay, 'YYYY-MM-DD'.
 * @param today The day at the company.
 */
export function invoiceStatusOf(
  invoice: { totalCents: number; creditedCents: number; openCents: number; dueOn: string },
  today: string,
): InvoiceStatus {
  if (invoice.openCents > 0) return invoice.dueOn < today ? 'overdue' : 'open';
  return invoice.totalCents > 0 && invoice.creditedCents >= invoice.totalCents
    ? 'credited'
    : 'paid';
}
