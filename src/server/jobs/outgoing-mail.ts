// Which mail a job means: its reader, its links and its id. Loaded with the first mail, because the templates are large.
import { eq } from 'drizzle-orm';
import { signInCode } from '../accounts/account.service.ts';
import { appointmentPath } from '../booking/appointment-link.ts';
import type { AppointmentRow } from '../booking/booking.queries.ts';
import { reviewPath } from '../booking/review-link.ts';
import type { ServerContext } from '../context.ts';
import type { signInCodes } from '../database/schema/account.ts';
import { newsletterSubscriptions } from '../database/schema/newsletter.ts';
import { reasonsInWords } from '../form-guard/hold.policy.ts';
import type { PlanRequestRow } from '../lawn-plans/lawn-plan.queries.ts';
import {
  type AppointmentDetails,
  customerAppointmentMail,
  officeAppointmentMail,
} from '../mail/appointment-mail.tsx';
import { calendarFile } from '../mail/calendar-file.ts';
import { officePlanMail, planReceiptMail } from '../mail/lawn-plan-mail.tsx';
import type { Mail } from '../mail/mailer.ts';
import { newsletterWelcomeMail } from '../mail/newsletter-mail.tsx';
import { officeQuoteMail, quoteReceiptMail } from '../mail/quote-mail.tsx';
import {
  bookingReceivedMail,
  bookingReleasedMail,
  officeReviewMail,
} from '../mail/review-mail.tsx';
import { signInMail } from '../mail/sign-in-mail.tsx';
import {
  newsletterToken,
  oneClickPath,
  unsubscribePagePath,
} from '../newsletter/newsletter-link.ts';
import { photosOfQuoteRequest } from '../photos/photo.queries.ts';
import { photoPathForStaff } from '../photos/photo.service.ts';
import type { QuoteRequestRow } from '../quotes/quote.queries.ts';
import type { AppointmentMailJob } from './queue.ts';

/** The code with which a person signs in. */
export async function signIn(
  context: ServerContext,
  { id, email }: typeof signInCodes.$inferSelect,
): Promise<Mail> {
  const code = signInCode(context.secrets.signInCode, id);
  return { ...(await signInMail(code, context.settings())), to: email, id: `sign-in-${id}` };
}

/** The welcome, unless its reader has left again in the meantime. */
export async function newsletterWelcome(
  context: ServerContext,
  subscriptionId: number,
  subscribedAt: string,
): Promise<Mail | undefined> {
  const [row] = await context.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.id, subscriptionId));
  if (!row?.isActive) return undefined;
  const { publicUrl } = context.config;
  const token = newsletterToken(context.secrets.newsletterLink, row.id);
  const links = {
    blog: new URL('/blog', publicUrl).href,
    unsubscribe: new URL(unsubscribePagePath(token), publicUrl).href,
  };
  return {
    ...(await newsletterWelcomeMail(links, context.settings())),
    to: row.email,
    list: { unsubscribe: new URL(oneClickPath(token), publicUrl).href },
    id: `newsletter-welcome-${row.id}-${Date.parse(subscribedAt)}`,
  };
}

/** What an appointment's customer or the office is told. */
export async function appointment(
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

/** What the person who asks for a quote or the office is told. */
export async function quote(
  context: ServerContext,
  row: QuoteRequestRow,
  to: 'customer' | 'office',
): Promise<Mail> {
  const { publicUrl, officeEmail } = context.config;
  const settings = context.settings();
  const photos = await photosOfQuoteRequest(context.db, row.id);
  const facts = {
    ...row,
    photoLinks: photos.map((id) => new URL(photoPathForStaff(id), publicUrl).href),
    holdReasons: reasonsInWords(row.holdReasons),
  };
  const id = `quote-${row.id}-${to}`;
  if (to === 'customer') {
    return { ...(await quoteReceiptMail(facts, settings, publicUrl.href)), to: row.email, id };
  }
  const replyTo = { name: `${row.firstName} ${row.lastName}`, address: row.email };
  const mail = await officeQuoteMail(facts, settings);
  return { ...mail, to: officeEmail ?? settings.email, replyTo, id };
}

/** What the person who asks for a lawn plan or the office is told. */
export async function plan(
  context: ServerContext,
  row: PlanRequestRow,
  to: 'customer' | 'office',
): Promise<Mail> {
  const { publicUrl, officeEmail } = context.config;
  const settings = context.settings();
  const { frequencies } = context.content()['mowing-prices'];
  const frequency = frequencies.find(({ value }) => value === row.frequency);
  const facts = {
    ...row,
    frequencyLabel: frequency?.label ?? row.frequency,
    holdReasons: reasonsInWords(row.holdReasons),
  };
  const id = `plan-${row.id}-${to}`;
  if (to === 'customer') {
    return { ...(await planReceiptMail(facts, settings, publicUrl.href)), to: row.email, id };
  }
  const replyTo = { name: `${row.firstName} ${row.lastName}`, address: row.email };
  const mail = await officePlanMail(facts, settings);
  return { ...mail, to: officeEmail ?? settings.email, replyTo, id };
}
