// Which reminders of unpaid invoices go at which moment: what the job sends now, and what the office sees of the days to come.
import { amountOf, formatMoney } from '#company/rules/money/money.ts';
import { addDays, formatDate } from '#company/rules/time/company-time.ts';
import { remindersOn } from '#company/rules/time/next-reminder.ts';
import type { AheadSource, Because } from '#server/platform/ahead/ahead-message.ts';
import type { Db } from '#server/platform/database/client.ts';
import { officeMoments } from '#server/platform/settings/office-open.ts';
import type { ServerContext } from '../../context.ts';
import { type RemindedInvoice, remindable } from './reminders.queries.ts';

/** Every hour at this minute. */
export const REMINDERS_SCHEDULE = '20 * * * *';

/** A reminder of an invoice, counted from 1. */
export type DueReminder = { invoice: RemindedInvoice; step: number; at: Date; on: string };

/**
 * The reminders that go if the job comes at some moments, in ascending order, and nothing is paid in between; none outside the office's hours, when
 * no one answers a call about it. Everyone's or one account's.
 */
export async function dueReminders(
  context: Pick<ServerContext, 'settings' | 'config'>,
  db: Db,
  moments: readonly Date[],
  userId?: string,
): Promise<DueReminder[]> {
  const { remindersAreOn, reminderDays } = context.settings();
  if (!remindersAreOn || reminderDays.length === 0) return [];
  const looks = await officeMoments(context, db, moments);
  const last = looks.at(-1);
  if (!last) return [];
  const all = await remindable(db, {
    dueBy: reminderDays.map((after) => addDays(last.date, -after)),
    isOnline: !!context.config.stripe,
    ...(userId && { userId }),
  });
  const dates = looks.map(({ date }) => date);
  return all.flatMap((invoice) => {
    const steps = remindersOn({ ...invoice, since: invoice.dueOn }, reminderDays, dates);
    return looks.flatMap(({ date, at }) => {
      const due = steps.find(({ on }) => on === date);
      return due ? [{ invoice, step: due.step, at, on: date }] : [];
    });
  });
}

/** Why an invoice is reminded of. */
function becauseOfInvoice({ number, dueOn, openCents }: RemindedInvoice): Because {
  return {
    reason: `Invoice ${number} was due on ${formatDate(dueOn)}, and ${formatMoney(amountOf(openCents))} is open.`,
    consent: 'They are our customer, and the work is done. It is no advertising.',
  };
}

/** The reminders of the days to come. */
export const remindersAhead: AheadSource = {
  schedule: REMINDERS_SCHEDULE,
  list: async (context, moments) =>
    (await dueReminders(context, context.db, moments)).map(({ invoice, step, at }) => ({
      ...becauseOfInvoice(invoice),
      ...{ key: `invoice-${invoice.id}-${step}`, kind: 'payment-reminder-mail', at },
      to: { userId: invoice.userId },
      path: `/console/billing/invoices/${invoice.id}`,
      preview: async () =>
        (await import('./reminder.mail.ts')).reminderLetter(context, invoice, step),
    })),
};
