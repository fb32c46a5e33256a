// Which reminders of consultations go at which moment: what the job sends now, and what the office sees of the days to come.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AHEAD_APPOINTMENTS } from '#company/rules/booking/appointment-machine.ts';
import { momentsWithin } from '#company/rules/time/clock-moments.ts';
import { addDays, formatDate } from '#company/rules/time/company-time.ts';
import { DAY_HOURS } from '#company/rules/time/day-hours.ts';
import type { AheadSource } from '#server/platform/ahead/ahead-message.ts';
import type { Db } from '#server/platform/database/client.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import type { ServerContext } from '../context.ts';
import type { AppointmentRow } from './booking.queries.ts';

/** Every ten minutes. */
export const REMINDERS_SCHEDULE = '*/10 * * * *';

/** Anyone who booked, or heard from us about it, within this time has not forgotten. */
const FRESH_MS = 12 * 3_600_000;

const dayAfter = (date: string) => addDays(date, 1);

type DueReminder = { appointment: AppointmentRow; at: Date };

/** The reminders that go if the job comes at some moments, in ascending order, and no appointment changes in between. */
export async function dueReminders(
  { settings }: Pick<ServerContext, 'settings'>,
  db: Db,
  moments: readonly Date[],
): Promise<DueReminder[]> {
  const looks = momentsWithin(moments, settings().timeZone, () => DAY_HOURS);
  const looksByDate = Map.groupBy(looks, ({ date }) => dayAfter(date));
  const dates = [...looksByDate.keys()];
  if (dates.length === 0) return [];
  const rows = await db
    .select({ appointment: appointments, mailedAt })
    .from(appointments)
    .where(
      and(
        inArray(appointments.appointmentDate, dates),
        eq(appointments.reminderSent, false),
        isNull(appointments.reviewUntil),
        inArray(appointments.status, AHEAD_APPOINTMENTS),
      ),
    )
    .orderBy(asc(appointments.appointmentDate), asc(appointments.id));
  return rows.flatMap(({ appointment, mailedAt: mailed }) => {
    const heardAt = Math.max(appointment.createdAt.getTime(), (mailed ?? 0) * 1000);
    const look = looksByDate
      .get(appointment.appointmentDate)
      ?.find(({ at }) => at.getTime() - heardAt >= FRESH_MS);
    return look ? [{ appointment, at: look.at }] : [];
  });
}

// Names stand as the database has them: within a statement about one table, columns are written without theirs.
/** When a confirmation or move of an appointment last went to its customer, in seconds; mails are found by the index of their mailbox. */
const mailedAt = sql<number | null>`(
  select extract(epoch from max(mail.first_tried_at))::float8 from sent_mails as mail
  where ${mailboxOf(sql`mail.recipient`)} = ${mailboxOf(sql`appointments.customer_email`)}
    and mail.recipient = appointments.customer_email
    and mail.mail_id like 'appointment-' || appointments.id || '-%')`;

/** The reminders of the days to come. */
export const remindersAhead: AheadSource = {
  schedule: REMINDERS_SCHEDULE,
  list: async (context, moments) =>
    (await dueReminders(context, context.db, moments)).map(({ appointment, at }) => ({
      ...{ key: `appointment-${appointment.id}`, kind: 'appointment-mail', at },
      label: 'Consultation tomorrow',
      reason: `Their consultation is on ${formatDate(appointment.appointmentDate)}.`,
      consent: 'They booked it.',
      to: { name: appointment.customerName, address: appointment.customerEmail },
      path: `/console/calendar/appointments/${appointment.id}`,
      preview: async () =>
        (await import('./appointment.mail.ts')).appointmentMailOf(context, appointment, {
          ...{ appointmentId: appointment.id, kind: 'reminder', to: 'customer' },
          sequence: appointment.calendarSequence,
        }),
    })),
};
