// Booking: openings, holds, appointments and their reviews.
import { and, eq, lt, sql } from 'drizzle-orm';
import { slotClaims, slotHolds } from '#server/platform/database/schema/booking.ts';
import type { ServerContext } from '../context.ts';
import type { Module } from '../module.ts';
import { appointmentLead } from './appointment.lead.ts';
import { bookingJobs } from './booking.jobs.ts';
import { findAppointment } from './booking.queries.ts';
import { bookingHandlers, calendarHandlers, linkHandlers } from './booking.routes.ts';
import { remindersAhead } from './due-reminders.ts';
import { leadBookingHandlers } from './lead-booking.routes.ts';
import { reviewHandlers } from './review.routes.ts';

export const bookingModule: Module = {
  handlers: ({ context, guard }) => ({
    ...calendarHandlers(context),
    ...bookingHandlers(context, guard),
    ...linkHandlers(context),
    ...reviewHandlers(context),
    ...leadBookingHandlers(context),
  }),
  jobs: bookingJobs,
  ahead: [remindersAhead],
  leads: [appointmentLead],
  receipts: {
    async appointment(subject, { db }) {
      const row = await findAppointment(db, Number(subject));
      if (!row) return undefined;
      const { appointmentDate, appointmentTime, duration, status } = row;
      const { serviceType, spanishServiceType } = row;
      return {
        kind: 'appointment',
        ...{ appointmentDate, appointmentTime, serviceType, spanishServiceType, duration },
        status,
      };
    },
  },
  sweep: sweepHolds,
};

async function sweepHolds({ db, clock }: ServerContext): Promise<void> {
  const now = clock();
  await db
    .update(slotClaims)
    .set({ live: false })
    .where(and(eq(slotClaims.live, true), lt(slotClaims.expiresAt, now)));
  await db.delete(slotHolds).where(lt(slotHolds.expiresAt, now));
  await db
    .delete(slotClaims)
    .where(sql`not ${slotClaims.live} and ${slotClaims.holdId} is not null`);
}
