// Reminds people of their consultation on the day before.
import { and, eq, lte, sql } from 'drizzle-orm';
import { addDays, dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import type { ServerContext } from '../context.ts';
import { enqueueAppointmentMail } from './appointment-mails.ts';
import { markReminded } from './write-appointment.ts';

/** Reminders leave from this hour of the day before, company time. */
const REMINDER_HOUR = '09:00';

/** Anyone who booked, or heard from us about it, within this time has not forgotten. */
const FRESH_MS = 12 * 3_600_000;

/** Reminds of tomorrow's appointments, once each: the flag is set in the transaction that enqueues the mail. */
export async function enqueueReminders(context: ServerContext): Promise<void> {
  const now = context.clock();
  const { timeZone } = context.settings();
  if (timeInZone(now, timeZone) < REMINDER_HOUR) return;
  const tomorrow = addDays(dateInZone(now, timeZone), 1);
  const freshSince = new Date(now.getTime() - FRESH_MS);
  await context.db.transaction(async (tx) => {
    const due = await markReminded(
      tx,
      and(
        eq(appointments.appointmentDate, tomorrow),
        lte(appointments.createdAt, freshSince),
        notMailedSince(freshSince),
      ),
    );
    for (const appointment of due) {
      await enqueueAppointmentMail(context.jobs, tx, appointment, 'reminder', 'customer');
    }
  });
}

/** No confirmation or move of it went to its customer since then. */
function notMailedSince(instant: Date) {
  return sql`not exists (
    select from ${sentMails} where ${sentMails.recipient} = ${appointments.customerEmail}
      and ${sentMails.mailId} like 'appointment-' || ${appointments.id} || '-%'
      and ${sentMails.firstTriedAt} > ${instant.toISOString()}::timestamptz)`;
}
