// Enqueues the mails about an appointment: one job per recipient, so that a retry never repeats the other one's.
import type { AppointmentMailKind } from '#company/rules/booking/appointment-machine.ts';
import { getsReceipt } from '#server/leads/form-guard/review-reasons.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { JobQueue } from '#server/platform/jobs/queue.ts';

/** A mail about an appointment to one recipient, so that a retry never repeats the other one's. */
export type AppointmentMailJob = {
  appointmentId: number;
  kind: AppointmentMailKind;
  to: 'customer' | 'office';
  /** The appointment's calendarSequence when the job was made; it names the mail. */
  sequence: number;
  /** When it was to be before it moved; of mails that are sent again no one knows it any more. */
  before?: { date: string; time: string } | undefined;
};

export const appointmentMail: JobKind<AppointmentMailJob> = { name: 'appointment-mail' };

/** What names a mail: the appointment, and its calendar sequence at the time. With the time before, when it has moved. */
type MailedAppointment = {
  id: number;
  calendarSequence: number;
  before?: AppointmentMailJob['before'];
};

/** Tells customer and office, once the transaction has committed. */
export async function enqueueAppointmentMails(
  jobs: JobQueue,
  tx: Tx,
  appointment: MailedAppointment,
  kind: AppointmentMailKind,
): Promise<void> {
  for (const to of ['customer', 'office'] as const) {
    await enqueueAppointmentMail(jobs, tx, appointment, kind, to);
  }
}

/** Tells one of the two, once the transaction has committed. */
export async function enqueueAppointmentMail(
  jobs: JobQueue,
  tx: Tx,
  { id, calendarSequence, before }: MailedAppointment,
  kind: AppointmentMailKind,
  to: AppointmentMailJob['to'],
): Promise<void> {
  const payload = { appointmentId: id, kind, to, sequence: calendarSequence, before };
  await jobs.enqueue(tx, appointmentMail, payload);
}

/**
 * Tells of a new booking. While it is under review the office is asked to look, unless a digest will ask it, and its person gets a receipt instead of
 * the confirmation, or nothing when it looks like a robot's.
 */
export async function enqueueBookingMails(
  jobs: JobQueue,
  tx: Tx,
  booking: MailedAppointment & { isUnderReview: boolean; reviewReasons: readonly string[] },
  { tellsOffice = true } = {},
): Promise<void> {
  if (!booking.isUnderReview) return enqueueAppointmentMails(jobs, tx, booking, 'booked');
  if (tellsOffice) await enqueueAppointmentMail(jobs, tx, booking, 'received', 'office');
  if (!getsReceipt(booking.reviewReasons)) return;
  await enqueueAppointmentMail(jobs, tx, booking, 'received', 'customer');
}

/** An appointment as it was last kept, as far as its mails depend on it. */
type StoredAppointment = MailedAppointment & {
  status: string;
  hasMoved: boolean;
  /** Whether its review has neither been confirmed nor ended by its person. */
  isReviewed: boolean;
  reviewReasons: readonly string[];
  isToldOfRelease: boolean;
};

/** Tells again what came of the last change, for an appointment that the database had lost. */
export async function enqueueLatestMails(
  jobs: JobQueue,
  tx: Tx,
  kept: StoredAppointment,
): Promise<void> {
  const isCancelled = kept.status === 'cancelled';
  if (isCancelled && kept.isReviewed) {
    if (kept.isToldOfRelease) await enqueueAppointmentMail(jobs, tx, kept, 'released', 'customer');
    return;
  }
  if (isCancelled) return enqueueAppointmentMails(jobs, tx, kept, 'cancelled');
  if (kept.hasMoved) return enqueueAppointmentMails(jobs, tx, kept, 'moved');
  await enqueueBookingMails(jobs, tx, { ...kept, isUnderReview: kept.isReviewed });
}
