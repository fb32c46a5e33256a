// Which mail an appointment's job means: its reader, its links and its id. Loaded with the first mail, because the templates
// are large.
import { hrefIn } from '#company/facts/languages.ts';
import { bookedName } from '#company/rules/booking/booked-name.ts';
import { describeReasons } from '#server/leads/form-guard/review-reasons.ts';
import type { AppointmentDetails } from '#server/platform/mail/appointment-card.tsx';
import {
  customerAppointmentMail,
  officeAppointmentMail,
} from '#server/platform/mail/appointment-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import {
  bookingReceivedMail,
  bookingReleasedMail,
  officeReviewMail,
} from '#server/platform/mail/review-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../context.ts';
import { appointmentCalendar } from './appointment-calendar.ts';
import { languageOfAppointment } from './appointment-language.ts';
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
  const language = await languageOfAppointment(context.db, row);
  const path = appointmentPath(context.secrets.appointmentLink, row.id);
  const link = new URL(hrefIn(language, path), publicUrl).href;
  const details = {
    ...row,
    serviceType: job.to === 'customer' ? bookedName(row, language).name : row.serviceType,
    language,
    date: row.appointmentDate,
    time: row.appointmentTime,
    // The site sends what was typed as both; another caller may send one.
    customerNotes: row.customerNotes ?? row.notes,
    link,
    before: job.before ?? null,
  };
  const calendarFor = () =>
    hasCalendarEntry(row, job)
      ? { calendar: appointmentCalendar(context, row, { to: job.to, language }) }
      : {};
  const id = `appointment-${row.id}-${job.sequence}-${job.kind}-${job.to}`;
  if (job.to === 'office') {
    const replyTo = { name: row.customerName, address: row.customerEmail };
    const mail = await officeMail(context, row, job, details);
    return { ...mail, to: officeEmail ?? settings.email, replyTo, ...calendarFor(), id };
  }
  const mail = await customerMail(context, job, details);
  return { ...mail, to: row.customerEmail, ...calendarFor(), id };
}

function customerMail(
  context: ServerContext,
  { kind }: AppointmentMailJob,
  details: AppointmentDetails,
) {
  const settings = context.settings();
  if (kind === 'received') return bookingReceivedMail(details, settings, wordsOfMails(context));
  if (kind === 'released')
    return bookingReleasedMail(
      details,
      settings,
      context.config.publicUrl.href,
      wordsOfMails(context),
    );
  return customerAppointmentMail({ ...details, kind }, settings, wordsOfMails(context));
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
    reasons: describeReasons(row.reviewReasons),
    keptUntil: row.reviewUntil ?? context.clock(),
  };
  return officeReviewMail(details, review, settings);
}

/** A booking that was never confirmed stands in no one's calendar, unless its person moved it. */
function hasCalendarEntry({ originalDate }: AppointmentRow, { kind }: AppointmentMailJob): boolean {
  return kind === 'released' ? originalDate !== null : kind !== 'received';
}
