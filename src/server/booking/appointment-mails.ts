// Enqueues the mails about an appointment: one job per recipient, so that a retry never repeats the other one's.
import type { Tx } from '../database/client.ts';
import type { AppointmentMailJob, JobQueue } from '../jobs/queue.ts';

/** What names a mail: the appointment, and its calendar sequence at the time. */
type MailedAppointment = { id: number; calendarSequence: number };

/** Tells customer and office, once the transaction has committed. */
export async function enqueueAppointmentMails(
  jobs: JobQueue,
  tx: Tx,
  appointment: MailedAppointment,
  kind: AppointmentMailJob['kind'],
): Promise<void> {
  for (const to of ['customer', 'office'] as const) {
    await jobs.enqueue(tx, 'appointment-mail', {
      appointmentId: appointment.id,
      kind,
      to,
      sequence: appointment.calendarSequence,
    });
  }
}
