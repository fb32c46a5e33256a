// The rules of when a consultation can be booked: grid, notice and horizon.
import { minutesOf, timeOf, toInstant } from '../time/company-time.ts';

/** Seats are claimed on half-hour cells, so that types of different length share one pool. */
export const CELL_MINUTES = 30;

/**
 * A consultation must begin at least this long after now, and at most this many days ahead
 * (docs/product/booking.md#when).
 */
export const BOOKING_NOTICE_MINUTES = 120;
export const BOOKING_HORIZON_DAYS = 180;

/** How long a slot is kept while a person fills the form (docs/product/booking.md#holds). */
export const HOLD_MINUTES = 10;

/** Starts of the bookable hours: 11 to 1 is the lunch gap (docs/product/booking.md#slots). */
export const DEFAULT_SLOT_STARTS = [
  '08:00',
  '09:00',
  '10:00',
  '11:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
] as const;

/**
 * The instants of the half-hour cells that a visit covers, ascending. Claiming them in this order is what keeps
 * concurrent bookings free of deadlocks.
 */
export function cellsOf(date: string, time: string, duration: number, timeZone: string): Date[] {
  const start = minutesOf(time);
  const count = Math.ceil(duration / CELL_MINUTES);
  return Array.from({ length: count }, (_, index) =>
    toInstant(date, timeOf(start + index * CELL_MINUTES), timeZone),
  );
}
