// When we are open, as instants: the hours of the week and the dates with hours of their own.
import type { OpeningHours } from '../../facts/settings.ts';
import { toInstant, weekdayOf } from './company-time.ts';
import { type OpeningSpan, spansOn } from './opening-hours.ts';
import { weekdays } from './weekdays.ts';

/** `dates` are those at the company with hours of their own; no one works on one without any. */
export type OpenCalendar = {
  hours: readonly OpeningHours[];
  dates: ReadonlyMap<string, OpeningSpan[]>;
  timeZone: string;
};

/** A stretch of time in which we are open. */
export type OpenStretch = { opens: Date; closes: Date };

/** The hours of a date, the earliest first; none when no one is there. */
export function stretchesOf(date: string, { hours, dates, timeZone }: OpenCalendar): OpenStretch[] {
  const day = dates.get(date) ?? spansOn(hours, weekdays[weekdayOf(date)] ?? '');
  return day.map(({ opens, closes }) => ({
    opens: toInstant(date, opens, timeZone),
    closes: toInstant(date, closes, timeZone),
  }));
}
