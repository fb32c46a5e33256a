// How long the time of a booking stays taken while it waits for a person of the office to look at it.
import { dateInZone, weekdayOf } from '../time/company-time.ts';
import { BOOKING_NOTICE_MINUTES } from './booking-hours.ts';

/** Time enough for an office that reads its mail each morning. Sundays are not counted, since no one reads it then. */
const REVIEW_HOURS = 24;

/** What is booked at short notice is still kept this long, because no one can look sooner. */
const SHORTEST_REVIEW_MINUTES = 60;

const HOUR_MS = 3_600_000;
const SUNDAY = 0;

/**
 * When a review ends that begins now: a day later, or as soon as no one else could book the time any more, two hours
 * before it. Since bookings are made at least two hours ahead, it always ends before the consultation begins.
 */
export function reviewEnd(now: Date, startsAt: Date, timeZone: string): Date {
  const day = REVIEW_HOURS * HOUR_MS;
  const touchesSunday = [now.getTime(), now.getTime() + day].some(
    (instant) => weekdayOf(dateInZone(new Date(instant), timeZone)) === SUNDAY,
  );
  const patience = now.getTime() + (touchesSunday ? 2 * day : day);
  const lastUse = startsAt.getTime() - BOOKING_NOTICE_MINUTES * 60_000;
  const earliest = now.getTime() + SHORTEST_REVIEW_MINUTES * 60_000;
  return new Date(Math.max(Math.min(patience, lastUse), earliest));
}
