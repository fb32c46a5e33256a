// Busy times: the own calendars of people who hold consultations, read so that no one is booked while they are away.
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import {
  busyCalendarOf,
  changeBusyCalendar,
  endBusyCalendar,
  readBusyCalendar,
} from './busy-calendar.service.ts';
import { enqueueReadings, readBusyCalendars } from './busy-reading.ts';

export const busyTimesModule: Module = {
  handlers: ({ context }) => ({
    'GET /api/console/busy-calendar': ({ user }) => busyCalendarOf(context.db, user.id),
    'POST /api/console/busy-calendar': ({ user, body }) =>
      changeBusyCalendar(context, user.id, body.address),
    'DELETE /api/console/busy-calendar': ({ user }) => endBusyCalendar(context, user.id),
  }),
  jobs: [
    job(readBusyCalendar, async ({ userId }, { context }) => {
      const { readOne } = await import('./read-one.ts');
      await readOne(context, userId);
    }),
    clockJob(readBusyCalendars, '*/15 * * * *', enqueueReadings),
  ],
};
