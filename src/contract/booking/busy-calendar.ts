// What crosses the wire when someone of the office has their own calendar read, so that no one is booked while they are away, and
// has our consultations in it.
import { z } from 'zod';
import { CalendarFeed } from '../customers/properties.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { line } from '../platform/text.ts';

/** What a person may see of their own; the address is secret and never leaves again. */
export const BusyCalendar = z.object({
  host: z.string().nullable().describe('null while none is read'),
  readAt: z.iso.datetime().nullable(),
  failure: z.string().nullable().describe('Why the last try failed'),
  busyTimes: z.number().int(),
  calendars: z
    .array(z.object({ id: z.string(), name: z.string(), isRead: z.boolean() }))
    .describe('Of a CalDAV account: its calendars, of which one is read once it is chosen'),
});
export type BusyCalendar = z.infer<typeof BusyCalendar>;

/** The secret address. */
export const BusyCalendarAddress = z.strictObject({
  address: line(2_000, 'Please enter the address of your calendar.'),
});

/** An account at a CalDAV server; the address may be that of the server, the account or one calendar. */
export const BusyCalendarAccount = z.strictObject({
  address: line(2_000, 'Please enter the address of the CalDAV server.'),
  // What stands before the first colon is the user name for a server (RFC 7617).
  username: line(255, 'Please enter the user name.').refine((name) => !name.includes(':'), {
    error: 'A user name can’t contain a colon.',
  }),
  appPassword: line(255, 'Please enter the app password.'),
});
export type BusyCalendarAccount = z.infer<typeof BusyCalendarAccount>;

/** Which calendar of the account. */
export const BusyCalendarChoice = z.strictObject({ calendar: line(64) });

const read = { access: 'staff', limit: 'read', status: 200 } as const;
const write = { access: 'staff', limit: 'write', status: 200 } as const;

export const busyCalendarEndpoints = {
  'GET /api/console/busy-calendar': {
    ...read,
    summary: 'How the own calendar of whoever asks is read',
    answer: BusyCalendar,
  },
  'POST /api/console/busy-calendar': {
    ...write,
    summary: 'Have one’s own calendar read from a secret address; the one before is forgotten',
    body: BusyCalendarAddress,
    answer: BusyCalendar,
  },
  'POST /api/console/busy-calendar/account': {
    ...write,
    summary:
      'Have one’s own calendar read from a CalDAV account, which is tried at once; the one before is forgotten',
    body: BusyCalendarAccount,
    answer: BusyCalendar,
  },
  'POST /api/console/busy-calendar/choice': {
    ...write,
    summary: 'Choose which calendar of that account is read',
    body: BusyCalendarChoice,
    answer: BusyCalendar,
  },
  'DELETE /api/console/busy-calendar': {
    ...write,
    summary: 'Stop reading one’s own calendar; its address and busy times are forgotten',
    answer: BusyCalendar,
  },
  'GET /api/console/own-feed': {
    ...read,
    summary: 'The secret address at which one’s own calendar program reads our consultations',
    answer: CalendarFeed,
  },
  'POST /api/console/own-feed': {
    ...write,
    freshSignIn: true,
    summary: 'Make that address, or another one in its place',
    answer: CalendarFeed,
  },
  'DELETE /api/console/own-feed': {
    ...write,
    summary: 'End it: the address opens nothing any more',
    answer: CalendarFeed,
  },
} as const satisfies EndpointTable;
