// When something happened that a crew's phone reports, by our clock, and whether that can be true
// (docs/product/crew-page.md#without-a-signal).
import { addDays, dateInZone, toInstant } from '../time/company-time.ts';

/** What a report says of its time, with when it was received; `takenAt` and `sentAt` by the clock of the phone. */
export type ReportedTime = { takenAt: Date; sentAt: Date; receivedAt: Date };

/** The crew's day: its date at the company. */
export type CrewDate = { date: string; timeZone: string };

export type CrewTime = {
  /** How far the phone's clock is behind ours, in milliseconds. */
  skewMs: number;
  /** As reported, by our clock. */
  happenedAt: Date;
  /** That is not on the crew's day, or not yet: the clock was set between tapping and sending. */
  isUnsure: boolean;
  /** What the visit is given: the reported time, or when it was received, held to the crew's day. */
  notedAt: Date;
};

/** Clocks are corrected by seconds while they run; a report from so little ahead has just happened. */
const TOLERANCE_MS = 2 * 60_000;

/** What a database can keep. */
const EARLIEST = Date.parse('0001-01-02T00:00:00Z');
const LATEST = Date.parse('9999-12-30T00:00:00Z');

/** The time of a report. The same wrong clock at tapping and sending makes no difference. */
export function crewTime(
  { takenAt, sentAt, receivedAt }: ReportedTime,
  { date, timeZone }: CrewDate,
): CrewTime {
  const received = receivedAt.getTime();
  const skewMs = received - sentAt.getTime();
  const reported = takenAt.getTime() + skewMs;
  const isAhead = reported > received + TOLERANCE_MS;
  const happenedAt = storable(new Date(isAhead ? reported : Math.min(reported, received)));
  const isUnsure = isAhead || dateInZone(happenedAt, timeZone) !== date;
  return {
    skewMs,
    happenedAt,
    isUnsure,
    notedAt: isUnsure ? heldTo(receivedAt, { date, timeZone }) : happenedAt,
  };
}

/** An instant as near as a database can keep it: the years 1 to 9999. */
export function storable(instant: Date): Date {
  return new Date(Math.max(EARLIEST, Math.min(LATEST, instant.getTime())));
}

/** The instant, or the first or last minute of the day that it is outside of. */
export function heldTo(instant: Date, { date, timeZone }: CrewDate): Date {
  const begins = toInstant(date, '00:00', timeZone).getTime();
  const ends = toInstant(addDays(date, 1), '00:00', timeZone).getTime() - 60_000;
  return new Date(Math.max(begins, Math.min(ends, instant.getTime())));
}
