// The next free times as a plain list, for people without JavaScript and for offers outside the calendar.
import { slotTime } from '#company/booking-hours.ts';
import type { DayAvailability, MonthAvailability } from '#contract/booking.ts';
import type { SlotChoice } from '#contract/problem.ts';

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

/** Openings by day, in order. */
export function openingsByDay(openings: SlotChoice[]): [date: string, openings: SlotChoice[]][] {
  return [...Map.groupBy(openings, (opening) => opening.appointmentDate)];
}

function openingsOfDay({
  date,
  availableTimeSlots,
}: DayAvailability & { date: string }): SlotChoice[] {
  return spread(availableTimeSlots).map((label) => ({
    appointmentDate: date,
    appointmentTime: slotTime(label),
    label,
  }));
}

function spread(labels: string[]): string[] {
  if (labels.length <= PER_DAY) return labels;
  const middle = Math.floor(labels.length / 2);
  return [labels[0], labels[middle], labels.at(-1)].filter((label) => label !== undefined);
}
