// How entries of the calendar, their days and times are written.

import { formatDate, minutesOf, timeOf } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { CalendarEntry } from '#contract/booking/office-calendar.ts';

const formats = {
  short: new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', timeZone: 'UTC' }),
  dayOfMonth: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
};

/** "Tue 17". */
export function shortDay(date: string): string {
  const parts = formats.short.formatToParts(Date.parse(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')}`;
}

/** "Nov 17". */
export function monthDay(date: string): string {
  return formats.dayOfMonth.format(Date.parse(`${date}T00:00:00Z`));
}

/** "9:00 AM to 10:30 AM", or "any time". */
export function spanWords(time: string | null, duration: number): string {
  if (time === null) return 'any time';
  const end = minutesOf(time) + duration;
  return `${timeLabel(time)} to ${end >= 1440 ? 'midnight' : timeLabel(timeOf(end))}`;
}

type When = { date: string; time: string | null; duration: number };

/** "Tuesday, November 17, 2026, 9:00 AM to 10:00 AM". */
export function whenWords({ date, time, duration }: When): string {
  return `${formatDate(date)}, ${spanWords(time, duration)}`;
}

/** The page of an entry. A visit has one of its own. */
export function entryPath({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>): string {
  return kind === 'visit' ? `/console/visits/${id}` : `/console/calendar/appointments/${id}`;
}

/** The page on which an entry is moved without a pointer. */
export function movePath({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>): string {
  return `/console/calendar/${kind}s/${id}/move`;
}

/** What there is to say of where an entry stands; nothing of one that is simply planned. */
export function stateWords({ status, underReview }: CalendarEntry): string | null {
  if (underReview) return 'Not confirmed yet';
  const words: Partial<Record<CalendarEntry['status'], string>> = {
    in_progress: 'Under way',
    completed: 'Done',
    cancelled: 'Canceled',
    no_show: 'No-show',
  };
  return words[status] ?? null;
}

/** What a screen reader says of an entry in the grid. */
export function entryLabel(entry: CalendarEntry): string {
  const { customerName, serviceType, time, duration, overbookReason, needsFollowUp } = entry;
  return [
    customerName,
    serviceType,
    spanWords(time, duration),
    stateWords(entry),
    overbookReason && 'overbooked',
    needsFollowUp && 'follow up',
  ]
    .filter(Boolean)
    .join(', ');
}
