// Busy times: the own calendars of people who hold consultations, read so that no one is booked while they are away.
import { isLoopback } from '#server/platform/installation/process-settings.ts';
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import {
  busyCalendarOf,
  changeBusyCalendar,
  chooseBusyCalendar,
  endBusyCalendar,
  readBusyCalendar,
} from './busy-calendar.service.ts';
import { enqueueReadings, readBusyCalendars } from './busy-reading.ts';
import type { Outside } from './outside/request-outside.ts';

/** What is out on the Internet is said by whoever puts the modules together; on one's own machine everything may be asked. */
export const busyTimesModule = (outside: Outside): Module => {
  const reachable = ({ config }: ServerContext) =>
    isLoopback(config.publicUrl.hostname) ? 'near too' : outside;
  return {
    handlers: ({ context }) => ({
      'GET /api/console/busy-calendar': ({ user }) => busyCalendarOf(context, user.id),
      'POST /api/console/busy-calendar': ({ user, body }) =>
        changeBusyCalendar(context, reachable(context), user.id, body.address),
      'POST /api/console/busy-calendar/account': async ({ user, body }) => {
        const { connectBusyCalendar } = await import('./connect-account.ts');
        return connectBusyCalendar(context, reachable(context), user.id, body);
      },
      'POST /api/console/busy-calendar/choice': ({ user, body }) =>
        chooseBusyCalendar(context, user.id, body.calendar),
      'DELETE /api/console/busy-calendar': ({ user }) => endBusyCalendar(context, user.id),
    }),
    jobs: [
      job(readBusyCalendar, async ({ userId }, { context }) => {
        const { readOne } = await import('./read-one.ts');
        await readOne(context, reachable(context), userId);
      }),
      clockJob(readBusyCalendars, '*/15 * * * *', enqueueReadings),
    ],
  };
};
