// Reminds people of their consultation on the day before.
import { and, eq } from 'drizzle-orm';
import { appointments } from '#server/platform/database/schema/booking.ts';
import type { ServerContext } from '../context.ts';
import { enqueueAppointmentMail } from './appointment-mails.ts';
import { dueReminders } from './due-reminders.ts';
import { markReminded } from './write-appointment.ts';

/** Reminds of tomorrow's appointments, once each: the flag is set in the transaction that enqueues the mail. */
export async function enqueueReminders(context: ServerContext): Promise<void> {
  await context.db.transaction(async (tx) => {
    for (const { appointment } of await dueReminders(context, tx, [context.clock()])) {
      const { id, appointmentDate } = appointment;
      // It may have moved to another day since it was read.
      const isStillThen = eq(appointments.appointmentDate, appointmentDate);
      const marked = await markReminded(tx, and(eq(appointments.id, id), isStillThen));
      for (const one of marked)
        await enqueueAppointmentMail(context.jobs, tx, one, 'reminder', 'customer');
    }
  });
}
