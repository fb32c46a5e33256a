// What each kind of job does. Jobs load by id, render and send; they decide nothing about bookings.
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { addDays, dateInZone, timeInZone } from '#company/rules/company-time.ts';
import { type AppointmentRow, findAppointment } from '../booking/booking.queries.ts';
import { endOverdueReviews } from '../booking/review.service.ts';
import type { ServerContext } from '../context.ts';
import { sessions, signInCodes } from '../database/schema/account.ts';
import {
  appointments,
  idempotencyKeys,
  slotClaims,
  slotHolds,
} from '../database/schema/booking.ts';
import { usedNonces } from '../database/schema/form-guard.ts';
import { findPlanRequest } from '../lawn-plans/lawn-plan.queries.ts';
import type { Mailer } from '../mail/mailer.ts';
import { sweepPhotos } from '../photos/photo.service.ts';
import { findQuoteRequest } from '../quotes/quote.queries.ts';
import type { AppointmentMailJob, JobHandlers } from './queue.ts';

/** Reminders leave from this hour of the day before, company time. */
const REMINDER_HOUR = '09:00';
const KEY_DAYS = 7;

/** The mails' texts and templates take most of a second to load, which no start should wait for. */
const outgoingMail = () => import('./outgoing-mail.ts');

/** The handlers of all jobs. */
export function jobHandlers(context: ServerContext, mailer: Mailer): JobHandlers {
  return {
    async 'appointment-mail'(job) {
      const row = await findAppointment(context.db, job.appointmentId);
      if (!row || !isStillTrue(row, job)) return;
      await mailer.send(await (await outgoingMail()).appointment(context, row, job));
    },

    async 'sign-in-mail'({ codeId }) {
      const [row] = await context.db.select().from(signInCodes).where(eq(signInCodes.id, codeId));
      if (!row || row.usedAt || row.expiresAt < context.clock()) return;
      await mailer.send(await (await outgoingMail()).signIn(context, row));
    },

    async 'newsletter-welcome-mail'({ subscriptionId, subscribedAt }) {
      const { newsletterWelcome } = await outgoingMail();
      const mail = await newsletterWelcome(context, subscriptionId, subscribedAt);
      if (mail) await mailer.send(mail);
    },

    async 'quote-mail'({ quoteRequestId, to }) {
      const row = await findQuoteRequest(context.db, quoteRequestId);
      if (row) await mailer.send(await (await outgoingMail()).quote(context, row, to));
    },

    async 'plan-mail'({ planRequestId, to }) {
      const row = await findPlanRequest(context.db, planRequestId);
      if (row) await mailer.send(await (await outgoingMail()).plan(context, row, to));
    },

    'send-reminders': () => enqueueReminders(context),
    'end-reviews': () => endOverdueReviews(context),
    'sweep-expired': () => sweepExpired(context),
  };
}

/** A late mail about something that has changed since would only confuse; the change sends its own. */
function isStillTrue(row: AppointmentRow, job: AppointmentMailJob): boolean {
  const isCancelled = row.status === 'cancelled';
  const tellsOfAnEnd = job.kind === 'cancelled' || job.kind === 'released';
  return row.calendarSequence === job.sequence && isCancelled === tellsOfAnEnd;
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
          isNull(appointments.reviewUntil),
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
