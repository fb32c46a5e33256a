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

/** Why a plan can start on no such day, whoever is closed when. */
export const startDateFaults = {
  past: 'Please choose a day after today.',
  far: `Please choose a day within the next ${START_HORIZON_DAYS} days.`,
  weekend: 'We mow Monday to Friday. Please choose a weekday.',
};

/** Which of these keeps a plan from starting on a date; null when none does. `today` is the date at the company. */
export function startDateFaultKind(
  date: string,
  today: string,
): keyof typeof startDateFaults | null {
  const ahead = daysBetween(today, date);
  if (ahead < 1) return 'past';
  if (ahead > START_HORIZON_DAYS) return 'far';
  return isWeekend(date) ? 'weekend' : null;
}

/** Why a plan cannot start on a date, as a sentence for the person, or null when it can. */
export function startDateFault(
  date: string,
  today: string,
  closed: ClosedDays = new Map(),
): string | null {
  const kind = startDateFaultKind(date, today);
  if (kind) return startDateFaults[kind];
  const reason = closed.get(date);
  return reason
    ? `We are closed on ${formatDate(date)} (${reason}). Please choose another day.`
    : null;
}

function isWeekend(date: string): boolean {
  return weekdayOf(date) % 6 === 0;
}
