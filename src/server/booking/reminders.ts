// Reminds people of their consultation on the day before.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { addDays, dateInZone, timeInZone } from '#company/rules/company-time.ts';
import type { ServerContext } from '../context.ts';
import { appointments } from '../database/schema/booking.ts';
import { enqueueAppointmentMail } from './appointment-mails.ts';

/** Reminders leave from this hour of the day before, company time. */
const REMINDER_HOUR = '09:00';

/** Reminds of tomorrow's appointments, once each: the flag is set in the transaction that enqueues the mail. */
export async function enqueueReminders(context: ServerContext): Promise<void> {
  const now = context.clock();
  const { timeZone } = context.settings();
  if (timeInZone(now, timeZone) < REMINDER_HOUR) return;
  const tomorrow = addDays(dateInZone(now, timeZone), 1);
  await context.db.transaction(async (tx) => {
    const due = await tx
      .update(appointments)
      .set({ reminderSent: true })
      .where(
        and(
          eq(appointments.appointmentDate, tomorrow),
          eq(appointments.reminderSent, false),
          isNull(appointments.reviewUntil),
          inArray(appointments.status, ['scheduled', 'confirmed']),
        ),
      )
      .returning({ id: appointments.id, calendarSequence: appointments.calendarSequence });
    for (const appointment of due) {
      await enqueueAppointmentMail(context.jobs, tx, appointment, 'reminder', 'customer');
    }
  });
}
