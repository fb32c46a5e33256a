// Which mail an appointment's job means: its reader, its links and its id. Loaded with the first mail, because the templates
// are large.
import type { ServerContext } from '../context.ts';
import { reasonsInWords } from '../form-guard/review-reasons.ts';
import {
  type AppointmentDetails,
  customerAppointmentMail,
  officeAppointmentMail,
} from '../mail/appointment-mail.tsx';
import { calendarFile } from '../mail/calendar-file.ts';
import type { Mail } from '../mail/mailer.ts';
import {
  bookingReceivedMail,
  bookingReleasedMail,
  officeReviewMail,
} from '../mail/review-mail.tsx';
import { appointmentPath } from './appointment-link.ts';
import type { AppointmentMailJob } from './appointment-mails.ts';
import type { AppointmentRow } from './booking.queries.ts';
import { reviewPath } from './review-link.ts';

/** What an appointment's customer or the office is told. */
export async function appointmentMailOf(
  context: ServerContext,
  row: AppointmentRow,
  job: AppointmentMailJob,
): Promise<Mail> {
  const { publicUrl, officeEmail } = context.config;
  const settings = context.settings();
  const link = new URL(appointmentPath(context.secrets.appointmentLink, row.id), publicUrl).href;
  const details = { ...row, date: row.appointmentDate, time: row.appointmentTime, link };
  const id = `appointment-${row.id}-${job.sequence}-${job.kind}-${job.to}`;
  if (job.to === 'office') {
    const replyTo = { name: row.customerName, address: row.customerEmail };
    const mail = await officeMail(context, row, job, details);
    return { ...mail, to: officeEmail ?? settings.email, replyTo, id };
  }
  const mail = await customerMail(context, job, details);
  const calendar = hasCalendarEntry(row, job) ? calendarOf(context, row, details) : undefined;
  return { ...mail, to: row.customerEmail, ...(calendar && { calendar }), id };
}

function customerMail(
  context: ServerContext,
  { kind }: AppointmentMailJob,
  details: AppointmentDetails,
) {
  const settings = context.settings();
  if (kind === 'received') return bookingReceivedMail(details, settings);
  if (kind === 'released')
    return bookingReleasedMail(details, settings, context.config.publicUrl.href);
  return customerAppointmentMail({ ...details, kind }, settings);
}

function officeMail(
  context: ServerContext,
  row: AppointmentRow,
  { kind }: AppointmentMailJob,
  details: AppointmentDetails,
) {
  const settings = context.settings();
  if (kind !== 'received' && kind !== 'released')
    return officeAppointmentMail({ ...details, kind }, settings);
  const path = reviewPath(context.secrets.reviewLink, row.id);
  const review = {
    link: new URL(path, context.config.publicUrl).href,
    reasons: reasonsInWords(row.reviewReasons),
    keptUntil: row.reviewUntil ?? context.clock(),
  };
  return officeReviewMail(details, review, settings);
}

/** A booking that was never confirmed stands in nobody's calendar, unless its person moved it. */
function hasCalendarEntry({ originalDate }: AppointmentRow, { kind }: AppointmentMailJob): boolean {
  return kind === 'released' ? originalDate !== null : kind !== 'received';
}

function calendarOf(context: ServerContext, row: AppointmentRow, details: AppointmentDetails) {
  const event = {
    ...details,
    appointmentId: row.id,
    sequence: row.calendarSequence,
    isCancelled: row.status === 'cancelled',
  };
  const site = context.config.publicUrl.hostname;
  return calendarFile(event, context.settings(), site, context.clock());
}
