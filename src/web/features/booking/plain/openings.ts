// The next free times as a plain list, for people without JavaScript and for offers outside the calendar.

import type { Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate, isCalendarDate, isTimeOfDay } from '#company/rules/time/company-time.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import { timeLabel, timeOfLabel } from '#company/rules/time/time-of-day.ts';
import type { DayAvailability, MonthAvailability } from '#contract/booking/booking.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import type { ChosenSlot } from '#web/features/booking/flow/appointment-payload.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';

const PER_DAY = 3;

/**
 * The next free times, in order, at most three of a day (first, middle and last), so that a short list offers several
 * days. Months may overlap neither in time nor in order; days before `from` (YYYY-MM-DD) are left out.
 */
export function nextOpenings(months: MonthAvailability[], count = 12, from = ''): SlotChoice[] {
  return months
    .flatMap((month) => month.days)
    .filter((day) => day.date >= from)
    .flatMap(openingsOfDay)
    .slice(0, count);
}

/**
 * The day whose month a calendar opens with (YYYY-MM-DD): today's, or that of the next opening once the last time of this month is
 * gone, so that no one is shown a month in which nothing can be chosen.
 */
export function calendarOpensAt(openings: readonly SlotChoice[], today: string): string {
  const next = openings[0]?.appointmentDate;
  return next && next.slice(0, 7) > today.slice(0, 7) ? next : today;
}

/** Openings by day, in order of time, whatever order they came in. */
export function openingsByDay(openings: SlotChoice[]): [date: string, openings: SlotChoice[]][] {
  const inOrder = openings.toSorted((a, b) => slotValue(a).localeCompare(slotValue(b)));
  return [...Map.groupBy(inOrder, (opening) => opening.appointmentDate)];
}

/** "Tuesday, November 24", "martes, 24 de noviembre": the year goes without saying among the next openings. */
export function shortDate(date: string, language: Language = 'en'): string {
  return formatDate(date, language).replace(/(,| de) \d{4}$/, '');
}

/** "Tue, Nov 24 at 9:00 AM", "mar, 24 de nov, 9:00 a.m.", for a button. */
export function openingText(
  { appointmentDate, appointmentTime }: SlotChoice,
  words: Pick<BookingMessages, 'calendar' | 'opening'>,
): string {
  const { language } = words.calendar;
  const day = new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(appointmentDate));
  return fill(words.opening, { day, time: timeLabel(appointmentTime, language) });
}

/** An opening as the value of a radio button or hidden field, such as "2026-11-24 09:00". */
export function slotValue({
  appointmentDate,
  appointmentTime,
}: Pick<SlotChoice, 'appointmentDate' | 'appointmentTime'>): string {
  return `${appointmentDate} ${appointmentTime}`;
}

/** The slot that such a value means, or null when it is none. */
export function slotOfValue(value: unknown): ChosenSlot | null {
  const [date = '', time = ''] = typeof value === 'string' ? value.split(' ') : [];
  return isCalendarDate(date) && isTimeOfDay(time) ? { date, time } : null;
}

function openingsOfDay({
  date,
  availableTimeSlots,
}: DayAvailability & { date: string }): SlotChoice[] {
  return spread(availableTimeSlots).map((label) => ({
    appointmentDate: date,
    appointmentTime: timeOfLabel(label),
    label,
  }));
}

function spread(labels: string[]): string[] {
  if (labels.length <= PER_DAY) return labels;
  const middle = Math.floor(labels.length / 2);
  return [labels[0], labels[middle], labels.at(-1)].filter((label) => label !== undefined);
}
