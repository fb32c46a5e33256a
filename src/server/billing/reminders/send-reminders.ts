// Reminds customers of unpaid invoices while the office is open: each step of an invoice once, whatever is restarted in between
// (docs/product/billing.md#reminders).
import { nextReminder } from '#company/rules/billing/payment-reminders.ts';
import { addDays, dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import { hoursOn } from '#company/rules/time/reply-promise.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { paymentReminders } from '#server/platform/database/schema/billing.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import type { ServerContext } from '../../context.ts';
import { type RemindedInvoice, remindable } from './reminders.queries.ts';

/** The mail of one reminder. */
export const reminderMail: JobKind<{ reminderId: number }> = { name: 'payment-reminder-mail' };

/** Writes down the reminders that are due, each with the job that mails it; none outside the office's hours, when no one answers a call about it. */
export async function sendReminders(context: ServerContext): Promise<void> {
  const { db, clock, settings } = context;
  const { remindersAreOn, reminderDays, timeZone } = settings();
  const [first] = reminderDays;
  const today = dateInZone(clock(), timeZone);
  if (!remindersAreOn || first === undefined || !(await isOfficeOpen(context))) return;
  const asked = { dueBy: addDays(today, -first), steps: reminderDays.length };
  const isDue = (invoice: RemindedInvoice) => {
    const next = nextReminder(invoice, reminderDays, today);
    return next?.on === today ? next.step : undefined;
  };
  const due = (await remindable(db, asked)).filter((one) => isDue(one) !== undefined);
  for (const userId of new Set(due.map((one) => one.userId))) {
    await db.transaction(async (tx) => {
      await lockAccounts(tx, [userId]);
      for (const invoice of await remindable(tx, { ...asked, userId })) {
        const step = isDue(invoice);
        if (step !== undefined) await remind(context, tx, { invoice, step, today });
      }
      await notifyStaff(tx, 'billing');
    });
  }
}

type Reminding = { invoice: RemindedInvoice; step: number; today: string };

async function remind(
  { clock, jobs }: ServerContext,
  tx: Tx,
  { invoice, step, today }: Reminding,
): Promise<void> {
  const [row] = await tx
    .insert(paymentReminders)
    .values({
      ...{ invoiceId: invoice.id, step, sentOn: today },
      ...{ openCents: invoice.openCents ?? 0, createdAt: clock() },
    })
    .onConflictDoNothing()
    .returning({ id: paymentReminders.id });
  if (row) await jobs.enqueue(tx, reminderMail, { reminderId: row.id });
}

async function isOfficeOpen({ db, clock, settings }: ServerContext): Promise<boolean> {
  const { officeHours, timeZone } = settings();
  const now = clock();
  const today = dateInZone(now, timeZone);
  const closed = await closedBetween(db, today, today);
  const hours = hoursOn(today, { officeHours, timeZone, closed });
  const time = timeInZone(now, timeZone);
  return hours !== null && time >= hours.opens && time < hours.closes;
}
