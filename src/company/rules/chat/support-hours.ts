// When live support answers, as the welcome dialog says it (docs/product/welcome-and-contact.md#live-support).
import type { OpeningHours } from '../../facts/settings.ts';
import { formatDate, minutesOf } from '../time/company-time.ts';
import { type OpeningSpan, spansOn } from '../time/opening-hours.ts';
import { timeLabel } from '../time/time-of-day.ts';
import { weekdays, weekdaysFromMonday } from '../time/weekdays.ts';

/** The hours listed in the welcome dialog. */
export const supportHours: readonly OpeningHours[] = [
  { days: 'Monday-Friday', hours: '8:00 AM - 6:00 PM' },
  { days: 'Saturday', hours: '9:00 AM - 4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
];

/**
 * Hours of the week for a script that shall know nothing else: minutes since midnight, a day each from Sunday on, spans of a day
 * with a blank between them, such as ",480-720 780-1080,480-1080,480-1080,480-1080,480-1080,540-960".
 */
export function supportWeek(lines: readonly OpeningHours[]): string {
  return weekdays.map((day) => spansOn(lines, day).map(minutesOfSpan).join(' ')).join();
}

/** Dates with hours of their own for the same script: "11/26/2026,12/24/2026 480-720", as its clock writes dates. */
export function supportDates(dates: readonly DateHours[]): string {
  return dates
    .map(({ date, spans }) => {
      const [year, month, day] = date.split('-');
      return [`${month}/${day}/${year}`, ...spans.map(minutesOfSpan)].join(' ');
    })
    .join();
}

function minutesOfSpan({ opens, closes }: OpeningSpan): string {
  return `${minutesOf(opens)}-${minutesOf(closes)}`;
}

/** Most spans of a day. */
export const MOST_SPANS = 3;

/** The hours of a day, the earliest first; none on a day on which no one answers. */
export type OpenDay = OpeningSpan[];

/** A date with hours of its own instead of those of its weekday; without spans no one answers on it. */
export type DateHours = { date: string; spans: OpenDay };

/** As many dates as may have hours of their own at a time. */
export const MOST_DATES = 12;

/** What is said of a day without hours. */
const CLOSED = 'Closed';

type SpanError = { place: number; field: 'opens' | 'closes'; sentence: string };

/**
 * What is wrong with the hours of a day, as a sentence for each wrong field by the place of its span.
 *
 * @param spans As they were typed, "HH:MM" each; what was left blank is undefined.
 */
export function spanErrors(
  spans: readonly { opens: string | undefined; closes: string | undefined }[],
): SpanError[] {
  let before: string | undefined;
  return spans.flatMap(({ opens, closes }, place): SpanError[] => {
    if (!opens && !closes) return [];
    if (!closes) return [{ place, field: 'closes', sentence: 'Please enter when this ends.' }];
    if (!opens) return [{ place, field: 'opens', sentence: 'Please enter when this starts.' }];
    const after = before;
    before = closes;
    if (closes <= opens)
      return [{ place, field: 'closes', sentence: 'Please close after opening.' }];
    if (after && opens <= after) {
      const sentence = `Please start after ${timeLabel(after)}, when the hours before this end.`;
      return [{ place, field: 'opens', sentence }];
    }
    return [];
  });
}

/** Lines such as "Monday-Friday", "8:00 AM - 6:00 PM" as seven days from Monday on. */
export function daysOfHours(lines: readonly OpeningHours[]): OpenDay[] {
  return weekdaysFromMonday.map((day) => spansOn(lines, day));
}

/** Seven days from Monday on as lines for people, days with the same hours in one; days off have the label in place of hours. */
export function hoursOfDays(days: readonly OpenDay[], dayOff = CLOSED): OpeningHours[] {
  const lines: { first: string; last: string; hours: string }[] = [];
  for (const [index, day] of days.entries()) {
    const name = weekdaysFromMonday[index] ?? '';
    const hours = describeDay(day) || dayOff;
    const before = lines.at(-1);
    if (before?.hours === hours) before.last = name;
    else lines.push({ first: name, last: name, hours });
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first}-${last}`,
    hours,
  }));
}

/** Dates with hours of their own as lines for people. */
export function hoursOfDates(dates: readonly DateHours[]): OpeningHours[] {
  return dates.map(({ date, spans }) => ({
    days: formatDate(date),
    hours: describeDay(spans) || CLOSED,
  }));
}

function describeDay(day: OpenDay): string {
  const spans = day.map(({ opens, closes }) => `${timeLabel(opens)} - ${timeLabel(closes)}`);
  return spans.join(', ');
}
