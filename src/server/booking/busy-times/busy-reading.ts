// When own calendars are read: each by a job of its own, every quarter of an hour and as soon as an address is entered.
import { findUserById } from '#server/accounts/account.queries.ts';
import { busyCalendars } from '#server/platform/database/schema/booking.ts';
import type { ClockJob } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { forgetBusyCalendar, readBusyCalendar } from './busy-calendar.service.ts';

export const readBusyCalendars: ClockJob = { name: 'read-busy-calendars' };

/** Has every calendar read, and forgets those of people who are not of the office any more. */
export async function enqueueReadings(context: ServerContext): Promise<void> {
  const { db, config, jobs } = context;
  const rows = await db.select({ userId: busyCalendars.userId }).from(busyCalendars);
  for (const { userId } of rows) {
    const person = await findUserById(db, userId, config.staffEmails);
    await db.transaction(async (tx) => {
      if (person?.rights.includes('staff')) await jobs.enqueue(tx, readBusyCalendar, { userId });
      else await forgetBusyCalendar(tx, userId);
    });
  }
}
