// How the portal says the status of an invoice and what is owed.
import { type InvoiceStatus, invoiceStatusLabels } from '#company/rules/billing/invoice-status.ts';
import { formatDate } from '#company/rules/time/company-time.ts';

const tones = {
  open: 'neutral',
  overdue: 'amber',
  paid: 'green',
  credited: 'neutral',
} as const satisfies Record<InvoiceStatus, string>;

/** What the badge of an invoice says. */
export function statusBadge(status: InvoiceStatus) {
  return { label: invoiceStatusLabels[status], tone: tones[status] };
}

/** "Due November 23, 2026", or that it was. */
export function dueLabel(dueOn: string, isOverdue: boolean): string {
  return `${isOverdue ? 'Was due' : 'Due'} ${formatDate(dueOn)}`;
}

/** The beginning of the SHA-256 of an agreed text, in groups that can be read aloud. */
export function shortHash(hash: string): string {
  return hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
}
