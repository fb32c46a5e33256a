// Until when a conversation can be put away by one press: later today, tomorrow morning and Monday morning, by the company's clock.
import {
  addDays,
  dateInZone,
  minutesOf,
  timeInZone,
  timeOf,
  weekdayOf,
} from '../time/company-time.ts';

/** Who is put off for longer is forgotten. */
export const MOST_SNOOZE_DAYS = 180;

const MORNING = '08:00';
const LATER_MINUTES = 180;
/** Later than this today is tomorrow. */
const LAST_TODAY = minutesOf('20:00');
const MONDAY = 1;

/** A day and time at the company. */
export type SnoozeTime = { label: string; date: string; time: string };

/** The times that are offered at an instant, the soonest first. */
export function snoozeTimes(now: Date, timeZone: string): SnoozeTime[] {
  const today = dateInZone(now, timeZone);
  const later = Math.ceil((minutesOf(timeInZone(now, timeZone)) + LATER_MINUTES) / 30) * 30;
  const tomorrow = addDays(today, 1);
  const monday = addDays(today, ((MONDAY - weekdayOf(today) + 6) % 7) + 1);
  return [
    ...(later <= LAST_TODAY ? [{ label: 'Later today', date: today, time: timeOf(later) }] : []),
    { label: 'Tomorrow morning', date: tomorrow, time: MORNING },
    ...(monday === tomorrow ? [] : [{ label: 'Monday morning', date: monday, time: MORNING }]),
  ];
}
