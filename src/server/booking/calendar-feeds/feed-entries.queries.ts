// What a feed for the company's own people shows: from when to when, and the consultations of that time.
import { and, asc, between, inArray, type SQL } from 'drizzle-orm';
import { OPEN_APPOINTMENTS } from '#company/rules/booking/appointment-machine.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import type { Db } from '#server/platform/database/client.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import type { ServerContext } from '../../context.ts';

/** How long an entry stays after its day, and how far ahead the feed goes. */
const PAST_DAYS = 14;
const AHEAD_DAYS = 90;

/** From the first day to the last, both included. */
export type Span = { from: string; to: string };

/** An entry as a calendar shows it: no one's name. */
export type FeedEntry = {
  kind: 'visit' | 'appointment';
  id: number;
  serviceType: string;
  place: string | null;
  date: string;
  time: string | null;
  duration: number;
  version: number;
};

/** The days that a feed shows today, by the company's calendar. */
export function feedSpan({ clock, settings }: ServerContext): Span {
  const today = dateInZone(clock(), settings().timeZone);
  return { from: addDays(today, -PAST_DAYS), to: addDays(today, AHEAD_DAYS) };
}

/** The consultations of these days that are not canceled, all or a crew's. */
export async function appointmentsFor(
  db: Db,
  { from, to }: Span,
  which?: SQL,
): Promise<FeedEntry[]> {
  const rows = await db
    .select()
    .from(appointments)
    .where(
      and(
        which,
        between(appointments.appointmentDate, from, to),
        inArray(appointments.status, OPEN_APPOINTMENTS),
      ),
    )
    .orderBy(asc(appointments.appointmentDate), asc(appointments.id));
  return rows.map((row) => ({
    kind: 'appointment',
    id: row.id,
    serviceType: row.serviceType,
    place: row.propertyAddress,
    date: row.appointmentDate,
    time: row.appointmentTime,
    duration: row.duration,
    version: row.version,
  }));
}
