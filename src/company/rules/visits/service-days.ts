// On which days the crews mow: Monday to Friday, not on days the company is closed.
import { addDays, daysBetween, formatDate, weekdayOf } from '../time/company-time.ts';

/** How far ahead a first visit can be asked for, in days. */
export const START_HORIZON_DAYS = 180;

/** Closed dates with the reason that people read, such as a holiday. */
export type ClosedDays = ReadonlyMap<string, string>;

/** The first service day after a date, both 'YYYY-MM-DD' at the company. */
export function nextServiceDay(date: string, closed: ClosedDays = new Map()): string {
  let day = addDays(date, 1);
  while (isWeekend(day) || closed.has(day)) day = addDays(day, 1);
  return day;
}

/**
 * Why a plan cannot start on a date, as a sentence for the person, or null when it can. `today` is the date at the
 * company.
 */
export function startDateFault(
  date: string,
  today: string,
  closed: ClosedDays = new Map(),
): string | null {
  const ahead = daysBetween(today, date);
  if (ahead < 1) return 'Please choose a day after today.';
  if (ahead > START_HORIZON_DAYS) {
    return `Please choose a day within the next ${START_HORIZON_DAYS} days.`;
  }
  if (isWeekend(date)) return 'We mow Monday to Friday. Please choose a weekday.';
  const reason = closed.get(date);
  return reason
    ? `We are closed on ${formatDate(date)} (${reason}). Please choose another day.`
    : null;
}

function isWeekend(date: string): boolean {
  return weekdayOf(date) % 6 === 0;
}
