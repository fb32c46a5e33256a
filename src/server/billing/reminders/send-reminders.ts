// Reminds customers of unpaid invoices while the office is open: each step of an invoice once, whatever is restarted in between
// (docs/product/billing.md#reminders).
import type { Tx } from '#server/platform/database/client.ts';
import { paymentReminders } from '#server/platform/database/schema/billing.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { forEachAccount } from '../core/for-each-account.ts';
import { type DueReminder, dueReminders } from './due-reminders.ts';

/** The mail of one reminder. */
export const reminderMail: JobKind<{ reminderId: number }> = { name: 'payment-reminder-mail' };

/** Writes down the reminders that are due, each with the job that mails it. @throws Error when an account failed */
export async function sendReminders(context: ServerContext): Promise<void> {
  const now = context.clock();
  const due = await dueReminders(context, context.db, [now]);
  const accounts = due.map(({ invoice }) => invoice.userId);
  await forEachAccount(context, accounts, async (tx, userId) => {
    for (const one of await dueReminders(context, tx, [now], userId))
      await remind(context, tx, one);
    await notifyStaff(tx, 'billing');
  });
}

async function remind(
  { clock, jobs }: ServerContext,
  tx: Tx,
  { invoice, step, on }: DueReminder,
): Promise<void> {
  const [row] = await tx
    .insert(paymentReminders)
    .values({
      ...{ invoiceId: invoice.id, step, sentOn: on },
      ...{ openCents: invoice.openCents, createdAt: clock() },
    })
    .onConflictDoNothing()
    .returning({ id: paymentReminders.id });
  if (row) await jobs.enqueue(tx, reminderMail, { reminderId: row.id });
}
