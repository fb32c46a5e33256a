// Pure rules of what is bookable: slot preferences, closures, notice and horizon against what is already taken.
import {
  BOOKING_HORIZON_DAYS,
  BOOKING_NOTICE_MINUTES,
  CELL_MINUTES,
  cellsOf,
  slotLabel,
} from '#company/booking-hours.ts';
import {
  addDays,
  dateInZone,
  daysBetween,
  formatDate,
  minutesOf,
  timeOf,
  toInstant,
  weekdayOf,
} from '#company/company-time.ts';
import type { DayAvailability } from '#contract/booking.ts';
import type { SlotChoice } from '#contract/problem.ts';

/** One bookable slot of a weekday; times are 'HH:MM'. */
export type SlotPreference = {
  dayOfWeek: number;
  startTime: string;
  endTime: string;
  maxAppointments: number;
  consultationTypeId: number | null;
};

/** The rules of a stretch of days, as read from the database in one query. */
export type Calendar = {
  timeZone: string;
  preferences: SlotPreference[];
  /** Closed dates with the reason. */
  closures: Map<string, string>;
};

/** What is being booked: its length, and its id for preferences of its own. */
export type Visit = { consultationTypeId: number | null; duration: number };

/** Live seats per cell, keyed by the instant in milliseconds. */
export type Occupancy = Map<number, number>;

/** A cell that a visit would cover, with the seats it has. */
export type Cell = { instant: Date; capacity: number };

/** A slot that the rules allow, whether or not it is taken. */
export type OfferedSlot = { date: string; time: string; startsAt: Date; cells: Cell[] };

/**
 * The slots of a day that the rules allow for a visit, in order of time. Empty on weekends, closures and outside
 * notice and horizon. `now` is an instant, dates and times are wall time at the company.
 */
export function offeredSlots(
  calendar: Calendar,
  visit: Visit,
  date: string,
  now: Date,
): OfferedSlot[] {
  if (dayRefusal(calendar, date, now)) return [];
  const cells = capacityByMinute(calendar, visit, date);
  const earliest = now.getTime() + BOOKING_NOTICE_MINUTES * 60_000;
  return startTimes(calendar, visit, date)
    .map((time) => slotAt(calendar, visit, date, time, cells))
    .filter((slot) => slot !== null)
    .filter((slot) => slot.startsAt.getTime() >= earliest);
}

/** The free and the taken slots of a day. */
export function dayAvailability(
  calendar: Calendar,
  visit: Visit,
  date: string,
  now: Date,
  occupancy: Occupancy,
): DayAvailability {
  const slots = offeredSlots(calendar, visit, date, now);
  const isFree = (slot: OfferedSlot) => hasSeats(slot, occupancy);
  return {
    availableTimeSlots: slots.filter(isFree).map((slot) => slotLabel(slot.time)),
    occupiedSlots: slots.filter((slot) => !isFree(slot)).map((slot) => slotLabel(slot.time)),
  };
}

/** Whether every cell of a slot has a free seat. */
export function hasSeats(slot: OfferedSlot, occupancy: Occupancy): boolean {
  return slot.cells.every((cell) => (occupancy.get(cell.instant.getTime()) ?? 0) < cell.capacity);
}

/**
 * Why a visit may not begin at a date and time, in words for the person, or null when the rules allow it. Says nothing
 * about whether it is taken.
 */
export function bookingRefusal(
  calendar: Calendar,
  visit: Visit,
  date: string,
  time: string,
  now: Date,
): string | null {
  const refusal = dayRefusal(calendar, date, now);
  if (refusal) return refusal;
  const starts = startTimes(calendar, visit, date);
  if (!starts.includes(time)) {
    return `Consultations on ${formatDate(date)} begin at ${starts.map(slotLabel).join(', ')}.`;
  }
  const slot = slotAt(calendar, visit, date, time, capacityByMinute(calendar, visit, date));
  if (!slot) return `A visit of ${visit.duration} minutes does not fit at ${slotLabel(time)}.`;
  if (slot.startsAt.getTime() < now.getTime())
    return 'That time has passed. Please choose a later one.';
  if (slot.startsAt.getTime() < now.getTime() + BOOKING_NOTICE_MINUTES * 60_000) {
    return `Please choose a time at least ${BOOKING_NOTICE_MINUTES / 60} hours from now.`;
  }
  return null;
}

/** The free slots nearest to a wished start, nearest first, the earlier one on a tie. */
export function nearestFreeSlots(
  calendar: Calendar,
  visit: Visit,
  wish: { date: string; time: string },
  dates: string[],
  now: Date,
  occupancy: Occupancy,
  count: number,
): SlotChoice[] {
  const wished = toInstant(wish.date, wish.time, calendar.timeZone).getTime();
  const distance = (slot: OfferedSlot) => Math.abs(slot.startsAt.getTime() - wished);
  return dates
    .flatMap((date) => offeredSlots(calendar, visit, date, now))
    .filter((slot) => hasSeats(slot, occupancy))
    .sort((a, b) => distance(a) - distance(b) || a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, count)
    .map((slot) => ({
      appointmentDate: slot.date,
      appointmentTime: slot.time,
      label: slotLabel(slot.time),
    }));
}

/** The first and last date that can be booked at all, seen from now. */
export function bookableDates(timeZone: string, now: Date): { first: string; last: string } {
  const first = dateInZone(now, timeZone);
  return { first, last: addDays(first, BOOKING_HORIZON_DAYS) };
}

function dayRefusal(calendar: Calendar, date: string, now: Date): string | null {
  const { first, last } = bookableDates(calendar.timeZone, now);
  if (daysBetween(first, date) < 0) return 'That day has passed. Please choose a later one.';
  if (daysBetween(last, date) > 0) return `We take bookings up to ${formatDate(last)}.`;
  const closure = calendar.closures.get(date);
  if (closure) return `We are closed on ${formatDate(date)} (${closure}).`;
  const weekday = weekdayOf(date);
  if (!calendar.preferences.some((preference) => preference.dayOfWeek === weekday)) {
    return `We give no consultations on ${formatDate(date)}. Please choose a weekday.`;
  }
  return null;
}

/** Rows that serve this visit; a row for its own type goes before the general row of the same start. */
function preferencesFor(calendar: Calendar, visit: Visit, date: string): SlotPreference[] {
  const weekday = weekdayOf(date);
  const ofDay = calendar.preferences.filter(
    ({ dayOfWeek, consultationTypeId }) =>
      dayOfWeek === weekday &&
      (consultationTypeId === null || consultationTypeId === visit.consultationTypeId),
  );
  const own = new Set(
    ofDay.filter((row) => row.consultationTypeId !== null).map((row) => row.startTime),
  );
  return ofDay
    .filter((row) => row.consultationTypeId !== null || !own.has(row.startTime))
    .sort((a, b) => minutesOf(a.startTime) - minutesOf(b.startTime));
}

function startTimes(calendar: Calendar, visit: Visit, date: string): string[] {
  return preferencesFor(calendar, visit, date).map((preference) => preference.startTime);
}

/** Seats per half hour of the day, keyed by minutes since midnight; a half hour that no row covers is missing. */
function capacityByMinute(calendar: Calendar, visit: Visit, date: string): Map<number, number> {
  const capacities = new Map<number, number>();
  for (const { startTime, endTime, maxAppointments } of preferencesFor(calendar, visit, date)) {
    for (let minute = minutesOf(startTime); minute < minutesOf(endTime); minute += CELL_MINUTES) {
      capacities.set(minute, maxAppointments);
    }
  }
  return capacities;
}

function slotAt(
  calendar: Calendar,
  visit: Visit,
  date: string,
  time: string,
  capacities: Map<number, number>,
): OfferedSlot | null {
  const cells: Cell[] = [];
  for (const [index, instant] of cellsOf(date, time, visit.duration, calendar.timeZone).entries()) {
    const capacity = capacities.get(minutesOf(time) + index * CELL_MINUTES);
    if (!capacity) return null;
    cells.push({ instant, capacity });
  }
  const startsAt = cells[0]?.instant;
  return startsAt ? { date, time: timeOf(minutesOf(time)), startsAt, cells } : null;
}
