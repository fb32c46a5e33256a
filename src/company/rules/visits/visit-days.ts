// When a customer may move a visit, and to which days (docs/product/portal.md#moving-a-visit).

import {
  addDays,
  daysBetween,
  minutesOf,
  timeOf,
  toInstant,
  weekdayOf,
} from '../time/company-time.ts';
import { timeLabel } from '../time/time-of-day.ts';
import type { ClosedDays } from './service-days.ts';

/** By then the crew's day is put together; after that the telephone is quicker than a page. */
export const VISIT_NOTICE_HOURS = 24;

/** How far from today a visit can be moved: grass that waits longer costs more than a visit. */
const MOVE_HORIZON_DAYS = 28;

/** A crew comes within two hours from the planned time. */
export const ARRIVAL_WINDOW_MINUTES = 120;

/** What is asked of a visit here; its time is the begin of the arrival window, and none means any time of the day. */
export type PlannedVisit = { date: string; time: string | null };

/** Why a visit cannot be moved any more. */
export type MoveRefusal = 'over' | 'too-late';

/** The begin of a visit. One without a time may begin with the day. */
export function visitStart({ date, time }: PlannedVisit, timeZone: string): Date {
  return toInstant(date, time ?? '07:00', timeZone);
}

/** Whether a visit can still be moved, and if not, why. */
export function moveRefusal(visit: PlannedVisit, now: Date, timeZone: string): MoveRefusal | null {
  const ahead = visitStart(visit, timeZone).getTime() - now.getTime();
  if (ahead <= 0) return 'over';
  return ahead < VISIT_NOTICE_HOURS * 3_600_000 ? 'too-late' : null;
}

/**
 * The days to which a visit can be moved as far as the calendar goes: Monday to Friday, not closed, with notice, within the
 * horizon and not the day that it has. Whether the crew has a place on them is another question.
 */
export function daysToMoveTo(
  visit: PlannedVisit,
  today: string,
  now: Date,
  { timeZone, closed }: { timeZone: string; closed: ClosedDays },
): string[] {
  return Array.from({ length: MOVE_HORIZON_DAYS }, (_, index) => addDays(today, index + 1)).filter(
    (date) =>
      date !== visit.date &&
      isServiceDay(date, closed) &&
      moveRefusal({ ...visit, date }, now, timeZone) === null,
  );
}

/** Why a day is none of them, as a sentence for the person. */
export function dayFault(
  visit: PlannedVisit,
  date: string,
  today: string,
  now: Date,
  calendar: { timeZone: string; closed: ClosedDays },
): string | null {
  if (daysToMoveTo(visit, today, now, calendar).includes(date)) return null;
  const ahead = daysBetween(today, date);
  if (ahead > MOVE_HORIZON_DAYS) {
    return `Please choose a day within the next ${MOVE_HORIZON_DAYS} days, or call us.`;
  }
  if (!isServiceDay(date, calendar.closed)) {
    return 'Our crews do not work on that day. Please choose another one.';
  }
  return `Please choose a day that is at least ${VISIT_NOTICE_HOURS} hours ahead.`;
}

/** Whether crews work on a date. */
export function isServiceDay(date: string, closed: ClosedDays): boolean {
  return weekdayOf(date) % 6 !== 0 && !closed.has(date);
}

/** When an arrival window that begins at a time ends. */
export function windowEnd(time: string): string {
  return timeOf(Math.min(minutesOf(time) + ARRIVAL_WINDOW_MINUTES, 23 * 60 + 59));
}

/** The arrival window in words, such as "between 9:00 AM and 11:00 AM". */
export function windowLabel(time: string | null): string {
  if (time === null) return 'any time that day';
  return `between ${timeLabel(time)} and ${timeLabel(windowEnd(time))}`;
}

/** The first day for which a change still comes in time: its visit would begin with notice. */
export function firstChangeableDay(
  time: string | null,
  today: string,
  now: Date,
  timeZone: string,
) {
  let date = today;
  while (moveRefusal({ date, time }, now, timeZone) !== null) date = addDays(date, 1);
  return date;
}
