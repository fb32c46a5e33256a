// How the portal says the status of an invoice and what is owed.
import type { InvoiceStatus } from '#company/rules/billing/invoice-status.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { PartsMessages } from '../parts/messages/parts-messages.en.ts';
import type { SpokenTimes } from '../parts/use-spoken-times.ts';
import type { BillingMessages } from './messages/billing-messages.en.ts';

const tones = {
  open: 'neutral',
  overdue: 'amber',
  paid: 'green',
  credited: 'neutral',
} as const satisfies Record<InvoiceStatus, string>;

/** What the badge of an invoice says. */
export function statusBadge(status: InvoiceStatus, { invoiceStates }: PartsMessages) {
  return { label: invoiceStates[status], tone: tones[status] };
}

/** "Due November 23, 2026", or that it was. */
export function dueLabel(
  { dueOn, isOverdue }: { dueOn: string; isOverdue: boolean },
  messages: BillingMessages,
  say: SpokenTimes,
): string {
  return fill(isOverdue ? messages.wasDue : messages.due, { day: say.fullDay(dueOn) });
}

/** The beginning of the SHA-256 of an agreed text, in groups that can be read aloud. */
export function shortHash(hash: string): string {
  return hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
}
