// What the queue does for bookings. A job loads by id and sends; it decides nothing about a booking.
import { type ClockJob, clockJob, job } from '#server/platform/jobs/job.ts';
import { type AppointmentMailJob, appointmentMail } from './appointment-mails.ts';
import { type AppointmentRow, findAppointment } from './booking.queries.ts';
import { REMINDERS_SCHEDULE } from './due-reminders.ts';
import { enqueueReminders } from './reminders.ts';
import { endOverdueReviews } from './review.service.ts';

export const sendReminders: ClockJob = { name: 'send-reminders' };
export const endReviews: ClockJob = { name: 'end-reviews' };

export const bookingJobs = [
  job(appointmentMail, async (mail, { context, mailer }) => {
    const row = await findAppointment(context.db, mail.appointmentId);
    if (!row || !isStillTrue(row, mail)) return;
    const { appointmentMailOf } = await import('./appointment.mail.ts');
    await mailer.send(await appointmentMailOf(context, row, mail));
  }),
  clockJob(sendReminders, REMINDERS_SCHEDULE, enqueueReminders),
  clockJob(endReviews, '*/10 * * * *', endOverdueReviews),
];

/** A late mail about something that has changed since would only confuse; the change sends its own. */
function isStillTrue(row: AppointmentRow, mail: AppointmentMailJob): boolean {
  const isCancelled = row.status === 'cancelled';
  const tellsOfAnEnd = mail.kind === 'cancelled' || mail.kind === 'released';
  return row.calendarSequence === mail.sequence && isCancelled === tellsOfAnEnd;
}
