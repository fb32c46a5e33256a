// What each kind of job does. Jobs load by id, render and send; they decide nothing about bookings.
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { addDays, dateInZone, timeInZone } from '#company/company-time.ts';
import { signInCode } from '../accounts/account.service.ts';
import { appointmentPath } from '../booking/appointment-link.ts';
import { type AppointmentRow, findAppointment } from '../booking/booking.queries.ts';
import type { ServerContext } from '../context.ts';
import { sessions, signInCodes } from '../database/schema/account.ts';
import {
  appointments,
  idempotencyKeys,
  slotClaims,
  slotHolds,
} from '../database/schema/booking.ts';
import { usedNonces } from '../database/schema/form-guard.ts';
import { newsletterSubscriptions } from '../database/schema/newsletter.ts';
import { customerAppointmentMail, officeAppointmentMail } from '../mail/appointment-mail.tsx';
import { calendarFile } from '../mail/calendar-file.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { newsletterWelcomeMail } from '../mail/newsletter-mail.tsx';
import { officeQuoteMail, quoteReceiptMail } from '../mail/quote-mail.tsx';
import { signInMail } from '../mail/sign-in-mail.tsx';
import {
  newsletterToken,
  oneClickPath,
  unsubscribePagePath,
} from '../newsletter/newsletter-link.ts';
import { photosOfQuoteRequest } from '../photos/photo.queries.ts';
import { photoPathForStaff, sweepPhotos } from '../photos/photo.service.ts';
import { reasonsInWords } from '../quotes/quote.policy.ts';
import { findQuoteRequest, type QuoteRequestRow } from '../quotes/quote.queries.ts';
import type { AppointmentMailJob, JobHandlers } from './queue.ts';

/** Reminders leave from this hour of the day before, company time. */
const REMINDER_HOUR = '09:00';
const KEY_DAYS = 7;

/** The handlers of all jobs. */
export function jobHandlers(context: ServerContext, mailer: Mailer): JobHandlers {
  return {
    async 'appointment-mail'(job) {
      const row = await findAppointment(context.db, job.appointmentId);
      if (row && isStillTrue(row, job)) await mailer.send(await appointmentMail(context, row, job));
    },

    async 'sign-in-mail'({ codeId }) {
      const [row] = await context.db.select().from(signInCodes).where(eq(signInCodes.id, codeId));
      if (!row || row.usedAt || row.expiresAt < context.clock()) return;
      const mail = await signInMail(
        signInCode(context.secrets.signInCode, row.id),
        context.settings(),
      );
      await mailer.send({ ...mail, to: row.email, id: `sign-in-${row.id}` });
    },

    async 'newsletter-welcome-mail'({ subscriptionId, subscribedAt }) {
      const mail = await newsletterWelcome(context, subscriptionId, subscribedAt);
      if (mail) await mailer.send(mail);
    },

    async 'quote-mail'({ quoteRequestId, to }) {
      const row = await findQuoteRequest(context.db, quoteRequestId);
      if (row) await mailer.send(await quoteMail(context, row, to));
    },

    'send-reminders': () => enqueueReminders(context),
    'sweep-expired': () => sweepExpired(context),
  };
}

/** The welcome, unless its reader has left again in the meantime. */
async function newsletterWelcome(
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

/** A late mail about something that has changed since would only confuse; the change sends its own. */
function isStillTrue(row: AppointmentRow, job: AppointmentMailJob): boolean {
  const isCancelled = row.status === 'cancelled';
  return row.calendarSequence === job.sequence && isCancelled === (job.kind === 'cancelled');
}

async function appointmentMail(
  context: ServerContext,
  row: AppointmentRow,
  job: AppointmentMailJob,
): Promise<Mail> {
  const { publicUrl, officeEmail } = context.config;
  const settings = context.settings();
  const link = new URL(appointmentPath(context.secrets.appointmentLink, row.id), publicUrl).href;
  const facts = {
    ...row,
    kind: job.kind,
    date: row.appointmentDate,
    time: row.appointmentTime,
    link,
  };
  const id = `appointment-${row.id}-${job.sequence}-${job.kind}-${job.to}`;
  if (job.to === 'office') {
    const replyTo = { name: row.customerName, address: row.customerEmail };
    return {
      ...(await officeAppointmentMail(facts, settings)),
      to: officeEmail ?? settings.email,
      replyTo,
      id,
    };
  }
  const calendar = calendarFile(
    {
      ...facts,
      appointmentId: row.id,
      sequence: row.calendarSequence,
      isCancelled: row.status === 'cancelled',
    },
    settings,
    publicUrl.hostname,
    context.clock(),
  );
  return {
    ...(await customerAppointmentMail(facts, settings)),
    to: row.customerEmail,
    calendar,
    id,
  };
}

async function quoteMail(
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

/** Reminds of tomorrow's appointments, once each: the flag is set in the transaction that enqueues the mail. */
async function enqueueReminders(context: ServerContext): Promise<void> {
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
          inArray(appointments.status, ['scheduled', 'confirmed']),
        ),
      )
      .returning({ id: appointments.id, sequence: appointments.calendarSequence });
    for (const { id, sequence } of due) {
      await context.jobs.enqueue(tx, 'appointment-mail', {
        appointmentId: id,
        kind: 'reminder',
        to: 'customer',
        sequence,
      });
    }
  });
}

/** Clears away what has lapsed; nothing depends on it happening in time. */
async function sweepExpired(context: ServerContext): Promise<void> {
  const now = context.clock();
  const { db } = context;
  await db
    .update(slotClaims)
    .set({ live: false })
    .where(and(eq(slotClaims.live, true), lt(slotClaims.expiresAt, now)));
  await db.delete(slotHolds).where(lt(slotHolds.expiresAt, now));
  await db
    .delete(slotClaims)
    .where(sql`not ${slotClaims.live} and ${slotClaims.holdId} is not null`);
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db
    .delete(signInCodes)
    .where(lt(signInCodes.expiresAt, new Date(now.getTime() - 86_400_000)));
  await db.delete(usedNonces).where(lt(usedNonces.expiresAt, now));
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_DAYS * 86_400_000)));
  await sweepPhotos(context);
}
