// Where the arrow and page keys lead in the month grid (WAI-ARIA Authoring Practices, date grid).
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  weekdayOf,
} from '#company/rules/time/company-time.ts';

/** The stretch of days that the grid can show, both ends included, YYYY-MM-DD. */
export type CalendarBounds = { first: string; last: string };

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 24;

/** The days that can be looked at: a year back and two ahead. What can be booked is the server's business. */
export function boundsAround(today: string): CalendarBounds {
  const month = today.slice(0, 7);
  const lastMonth = addMonths(month, MONTHS_AHEAD);
  return {
    first: `${addMonths(month, -MONTHS_BACK)}-01`,
    last: `${lastMonth}-${daysInMonth(lastMonth)}`,
  };
}

/**
 * The day that a key leads to, or null when the key is not one of the grid's. Arrows move by a day or a week, over
 * month edges; Home and End stay in the row that is shown; Page keys move by a month, with Shift by a year, and land on
 * the last day of the month when it is shorter.
 */
export function dayAfterKey(
  date: string,
  key: string,
  withShift: boolean,
  bounds: CalendarBounds,
): string | null {
  const target = targetOf(date, key, withShift);
  return target === null ? null : within(target, bounds);
}

/** The same day `count` months later, or the last day of that month when it is shorter. */
export function addMonthsToDate(date: string, count: number): string {
  const month = addMonths(date.slice(0, 7), count);
  const day = Math.min(Number(date.slice(8)), daysInMonth(month));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** A day moved into the bounds when it lies outside. */
export function within(date: string, { first, last }: CalendarBounds): string {
  if (daysBetween(first, date) < 0) return first;
  return daysBetween(last, date) > 0 ? last : date;
}

function targetOf(date: string, key: string, withShift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return inMonthOf(date, addDays(date, -weekdayOf(date)));
    case 'End':
      return inMonthOf(date, addDays(date, 6 - weekdayOf(date)));
    case 'PageUp':
      return addMonthsToDate(date, withShift ? -12 : -1);
    case 'PageDown':
      return addMonthsToDate(date, withShift ? 12 : 1);
    default:
      return null;
  }
}

/** `target`, but no further than the ends of the month of `date`: the row ends there. */
function inMonthOf(date: string, target: string): string {
  const month = date.slice(0, 7);
  return within(target, { first: `${month}-01`, last: `${month}-${daysInMonth(month)}` });
}
