// How an invoice is, as a badge.
import { type InvoiceStatus, invoiceStatusLabels } from '#company/rules/billing/invoice-status.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = {
  open: 'amber',
  overdue: 'red',
  paid: 'green',
  credited: 'neutral',
} as const satisfies Record<InvoiceStatus, string>;

export function InvoiceBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={tones[status]}>{invoiceStatusLabels[status]}</Badge>;
}
