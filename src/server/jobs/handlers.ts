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
import { customerAppointmentMail, officeAppointmentMail } from '../mail/appointment-mail.tsx';
import { calendarFile } from '../mail/calendar-file.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { signInMail } from '../mail/sign-in-mail.tsx';
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

    'send-reminders': () => enqueueReminders(context),
    'sweep-expired': () => sweepExpired(context),
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
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_DAYS * 86_400_000)));
}
