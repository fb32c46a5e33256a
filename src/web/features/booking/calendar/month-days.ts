// What a day of the month grid is: bookable, full or out of reach, and how it is said aloud.
import { BOOKING_HORIZON_DAYS } from '#company/rules/booking/booking-hours.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import {
  addDays,
  datesOfMonth,
  daysBetween,
  formatDate,
  weekdayOf,
} from '#company/rules/time/company-time.ts';
import type { DayAvailability } from '#contract/booking/booking.ts';
import type { CalendarMessages } from '../messages/calendar-messages.en.ts';

/** Day states (docs/product/booking.md#calendar), with the reasons why a day cannot be chosen told apart. */
export type DayStatus =
  | 'free'
  | 'full'
  | 'past'
  | 'weekend'
  | 'closed'
  | 'beyond'
  | 'loading'
  | 'unknown';

/** What is known about a month: the slots by date, or undefined until they have arrived. */
export type MonthSlots = {
  days: ReadonlyMap<string, DayAvailability> | undefined;
  hasFailed: boolean;
};

/** The seven-column rows of a month YYYY-MM, from Sunday; null where another month's days would stand. */
export function weeksOf(month: string): (string | null)[][] {
  const dates = datesOfMonth(month);
  const blanks = Array<null>(weekdayOf(`${month}-01`)).fill(null);
  const cells = [...blanks, ...dates];
  const rows = Math.ceil(cells.length / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => cells[row * 7 + column] ?? null),
  );
}

/** What a day is, seen from the company's today. Past and weekend are known before anything is loaded. */
export function dayStatus(date: string, today: string, slots: MonthSlots): DayStatus {
  if (daysBetween(today, date) < 0) return 'past';
  if (isWeekend(date)) return 'weekend';
  if (daysBetween(lastBookableDate(today), date) > 0) return 'beyond';
  const day = slots.days?.get(date);
  if (!day) return slots.hasFailed ? 'unknown' : 'loading';
  if (day.availableTimeSlots.length > 0) return 'free';
  return day.occupiedSlots.length > 0 ? 'full' : 'closed';
}

/** Whether a day can be chosen. */
export function isBookable(status: DayStatus): boolean {
  return status === 'free';
}

/** The day and what can be done with it, for people who hear the calendar. */
export function dayName(
  date: string,
  status: DayStatus,
  { today, freeSlots, isSelected }: { today: string; freeSlots: number; isSelected: boolean },
  words: CalendarMessages,
): string {
  const parts = [formatDate(date, words.language)];
  if (date === today) parts.push(words.today);
  parts.push(
    date === today && status === 'closed'
      ? words.noneLeftToday
      : statusName(status, freeSlots, words),
  );
  if (isSelected) parts.push(words.selected);
  return parts.join(', ');
}

/** Whether any day of a month can be bookable at all, so that no request is spent on one that cannot. */
export function isMonthInReach(month: string, today: string): boolean {
  return month >= today.slice(0, 7) && month <= lastBookableDate(today).slice(0, 7);
}

/** The last date that takes bookings (docs/product/booking.md#when). */
export function lastBookableDate(today: string): string {
  return addDays(today, BOOKING_HORIZON_DAYS);
}

function isWeekend(date: string): boolean {
  const weekday = weekdayOf(date);
  return weekday === 0 || weekday === 6;
}

function statusName(status: DayStatus, freeSlots: number, words: CalendarMessages): string {
  if (status !== 'free') return words.days[status];
  return freeSlots === 1 ? words.oneFreeTime : fill(words.freeTimes, { count: freeSlots });
}
