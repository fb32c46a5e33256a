// Pure rules of what is bookable: slot preferences, closures, notice and horizon against what is already taken.
import {
  BOOKING_HORIZON_DAYS,
  BOOKING_NOTICE_MINUTES,
  CELL_MINUTES,
  cellsOf,
} from '#company/rules/booking/booking-hours.ts';
import {
  addDays,
  dateInZone,
  daysBetween,
  formatDate,
  minutesOf,
  timeInZone,
  timeOf,
  toInstant,
  weekdayOf,
} from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { DayAvailability } from '#contract/booking/booking.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** One bookable slot of a weekday; times are 'HH:MM', and a capacity of 0 means that it is closed. */
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
  /** How many of those who hold consultations are away by their own calendars, keyed by the instant of a cell. */
  away: Map<number, number>;
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
  const earliest = now.getTime() + BOOKING_NOTICE_MINUTES * 60_000;
  return fittingSlots(calendar, visit, date).filter((slot) => slot.startsAt.getTime() >= earliest);
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
    availableTimeSlots: slots.filter(isFree).map((slot) => timeLabel(slot.time)),
    occupiedSlots: slots.filter((slot) => !isFree(slot)).map((slot) => timeLabel(slot.time)),
  };
}

/** Seats per half hour of a day, keyed by minutes since midnight; none on a closed day. */
export function seatsOfDay(calendar: Calendar, visit: Visit, date: string): Map<number, number> {
  if (calendar.closures.has(date)) return new Map();
  return capacityByMinute(preferencesFor(calendar, visit, date));
}

/** Each person who is away by their own calendar takes a seat with them; a half hour without any left counts as taken. */
export function seatsLeft({ away }: Calendar, instant: Date, capacity: number): number {
  return Math.max(0, capacity - (away.get(instant.getTime()) ?? 0));
}

/** Whether every cell of a slot has a free seat. */
export function hasSeats(slot: OfferedSlot, occupancy: Occupancy): boolean {
  return slot.cells.every((cell) => (occupancy.get(cell.instant.getTime()) ?? 0) < cell.capacity);
}

/** Why a visit may not begin at the time asked for: whether day or time is at fault, and words for the person. */
export type BookingRefusal = { field: 'appointmentDate' | 'appointmentTime'; detail: string };

/**
 * Why a visit may not begin at a date and time, or null when the rules allow it. Says nothing about whether it is
 * taken.
 */
export function bookingRefusal(
  calendar: Calendar,
  visit: Visit,
  date: string,
  time: string,
  now: Date,
): BookingRefusal | null {
  const refuse = (field: BookingRefusal['field'], detail: string) => ({ field, detail });
  const ofDay = dayRefusal(calendar, date, now);
  if (ofDay) return refuse('appointmentDate', ofDay);
  const slots = fittingSlots(calendar, visit, date);
  if (slots.length === 0) return refuse('appointmentDate', nothingOn(date));
  const slot = slots.find((candidate) => candidate.time === time);
  if (!slot) {
    const starts = slots.map((candidate) => timeLabel(candidate.time)).join(', ');
    const which = `Consultations of ${visit.duration} minutes on ${formatDate(date)}`;
    return refuse('appointmentTime', `${which} begin at ${starts}.`);
  }
  const ofTime = noticeRefusal(slot.startsAt, now);
  return ofTime ? refuse('appointmentTime', ofTime) : null;
}

/** What is looked for near the start that someone asked for. */
export type NearbySearch = {
  calendar: Calendar;
  visit: Visit;
  wish: { date: string; time: string };
  /** The days that are looked at. */
  dates: string[];
  now: Date;
  occupancy: Occupancy;
  /** How many are given at most. */
  count: number;
};

/** The free slots nearest to the start asked for, nearest first, the earlier one on a tie. */
export function nearestFreeSlots({
  calendar,
  visit,
  wish,
  dates,
  now,
  occupancy,
  count,
}: NearbySearch): SlotChoice[] {
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
      label: timeLabel(slot.time),
    }));
}

/** The first and last date that can be booked at all, seen from now. */
export function bookableDates(timeZone: string, now: Date): { first: string; last: string } {
  const first = dateInZone(now, timeZone);
  return { first, last: addDays(first, BOOKING_HORIZON_DAYS) };
}

/** Why nothing at all begins on a day, whatever its hours. */
function dayRefusal(calendar: Calendar, date: string, now: Date): string | null {
  const { first, last } = bookableDates(calendar.timeZone, now);
  if (daysBetween(first, date) < 0) return 'That day has passed. Please choose a later one.';
  if (daysBetween(last, date) > 0) return `We take bookings up to ${formatDate(last)}.`;
  const closure = calendar.closures.get(date);
  return closure ? `We are closed on ${formatDate(date)} (${closure}).` : null;
}

function nothingOn(date: string): string {
  const isWeekend = [SUNDAY, SATURDAY].includes(weekdayOf(date));
  return isWeekend
    ? `We don’t do consultations on ${formatDate(date)}. Please choose a weekday.`
    : `We do not offer this consultation on ${formatDate(date)}. Please choose another day.`;
}

function noticeRefusal(startsAt: Date, now: Date): string | null {
  const minutesAhead = (startsAt.getTime() - now.getTime()) / 60_000;
  if (minutesAhead < 0) return 'That time has passed. Please choose a later one.';
  if (minutesAhead < BOOKING_NOTICE_MINUTES) {
    return `Please choose a time at least ${BOOKING_NOTICE_MINUTES / 60} hours from now.`;
  }
  return null;
}

/** The slots of a day's hours that are long enough for a visit, in order of time. */
function fittingSlots(calendar: Calendar, visit: Visit, date: string): OfferedSlot[] {
  const rows = preferencesFor(calendar, visit, date);
  const capacities = capacityByMinute(rows);
  return rows
    .filter((row) => row.maxAppointments > 0)
    .map((row) => slotAt(calendar, visit, date, row.startTime, capacities))
    .filter((slot) => slot !== null);
}

/** Rows that count for this visit; a row for its own type goes before the general row of the same start. */
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

/** Seats per half hour, keyed by minutes since midnight; a half hour that no row covers is missing, a closed one 0. */
function capacityByMinute(rows: SlotPreference[]): Map<number, number> {
  const capacities = new Map<number, number>();
  for (const { startTime, endTime, maxAppointments } of rows) {
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
  const begin = minutesOf(time);
  const instants = knownCells(date, timeOf(begin), visit.duration, calendar.timeZone);
  for (const [index, instant] of instants.entries()) {
    const capacity = capacities.get(begin + index * CELL_MINUTES);
    if (!capacity) return null;
    cells.push({ instant, capacity: seatsLeft(calendar, instant, capacity) });
  }
  const startsAt = cells[0]?.instant;
  return startsAt ? { date, time: timeOf(begin), startsAt, cells } : null;
}

/**
 * Kept, because every month view asks for the same slots and the rules of a time zone are slow to ask. A start that no clock shows
 * has none.
 */
const cellsBySlot = new Map<string, Date[]>();
const MOST_SLOTS = 10_000;

function knownCells(date: string, time: string, duration: number, timeZone: string): Date[] {
  const slot = `${date} ${time} ${duration} ${timeZone}`;
  const known = cellsBySlot.get(slot);
  if (known) return known;
  if (cellsBySlot.size >= MOST_SLOTS) cellsBySlot.clear();
  const [begin, ...rest] = cellsOf(date, time, duration, timeZone);
  // In the night of March in which clocks go forward, no clock shows two.
  const isShown = begin !== undefined && timeInZone(begin, timeZone) === time;
  const cells = isShown ? [begin, ...rest] : [];
  cellsBySlot.set(slot, cells);
  return cells;
}
