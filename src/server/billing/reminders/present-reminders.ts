// The reminders of an invoice as the office sees them: which went, which goes next, or why none does.

import { dateInZone } from '#company/rules/time/company-time.ts';
import { nextReminder } from '#company/rules/time/next-reminder.ts';
import type { InvoiceReminders } from '#contract/billing/reminders.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { type RemindedInvoice, reminderFacts, remindersOf } from './reminders.queries.ts';

/** Those of an invoice that is there. */
export async function presentReminders(
  { clock, config, settings }: Pick<ServerContext, 'clock' | 'config' | 'settings'>,
  db: Db,
  invoiceId: string,
): Promise<InvoiceReminders> {
  const facts = await reminderFacts(db, invoiceId);
  if (!facts) throw new Error('an invoice with reminders is gone');
  const sent = await remindersOf(db, invoiceId);
  const { remindersAreOn, reminderDays, timeZone } = settings();
  const today = dateInZone(clock(), timeZone);
  const stop = stopOf(facts, { isOn: remindersAreOn, isOnline: !!config.stripe });
  if (stop) return { sent, next: null, stop };
  const next = nextReminder({ ...facts, since: facts.dueOn }, reminderDays, today);
  return { sent, next, stop: next ? null : 'last-sent' };
}

function stopOf(
  facts: RemindedInvoice,
  { isOn, isOnline }: { isOn: boolean; isOnline: boolean },
): InvoiceReminders['stop'] {
  if (facts.openCents <= 0) return 'paid';
  if (isOnline && facts.isOnAutopay) return 'autopay';
  if (!isOn) return 'off';
  if (facts.isHeld) return 'held';
  if (facts.isDisputed) return 'problem';
  return facts.hasAddress ? null : 'no-address';
}
