// How long something took by the office's clock: minutes in which we are open, so that a night or a holiday counts nothing.

import { addDays, dateInZone } from '../time/company-time.ts';
import { type OpenCalendar, type OpenStretch, stretchesOf } from '../time/open-spans.ts';

/** What waits longer than this waits "more than a year", and no one needs the minutes. */
const MOST_DAYS = 400;
const MINUTE_MS = 60_000;

/**
 * Makes a counter of open minutes between two instants, whole ones, rounded down. It remembers the hours of each day, so one
 * is made for a list.
 */
export function officeMinutes(calendar: OpenCalendar): (from: Date, to: Date) => number {
  const known = new Map<string, OpenStretch[]>();
  const spansAt = (date: string) => {
    const spans = known.get(date) ?? stretchesOf(date, calendar);
    known.set(date, spans);
    return spans;
  };
  return (from, to) => {
    const last = dateInZone(to, calendar.timeZone);
    let date = dateInZone(from, calendar.timeZone);
    let open = 0;
    for (let day = 0; date <= last && day < MOST_DAYS; day += 1) {
      for (const span of spansAt(date)) {
        const begins = Math.max(span.opens.getTime(), from.getTime());
        open += Math.max(0, Math.min(span.closes.getTime(), to.getTime()) - begins);
      }
      date = addDays(date, 1);
    }
    return Math.floor(open / MINUTE_MS);
  };
}
