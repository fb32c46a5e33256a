// The rules of when a consultation can be booked: grid, notice, horizon and how slots are written for people.
import type { Language } from '../../facts/languages.ts';
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

/** '13:00' as '1:00 PM' or '1:00 p.m.', without a leading zero. */
export function slotLabel(time: string, language: Language = 'en'): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const half = HALVES[language][hour < 12 ? 0 : 1];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${half}`;
}

/** The same as a sentence has it, in Spanish with its article: "a las 9:00 a.m.", "a la 1:30 p.m.". */
export function timeInSentence(time: string, language: Language): string {
  const label = slotLabel(time, language);
  if (language === 'en') return label;
  return `${label.startsWith('1:') ? 'la' : 'las'} ${label}`;
}

/** How the halves of a day are written after an hour. */
const HALVES = { en: ['AM', 'PM'], es: ['a.m.', 'p.m.'] } as const satisfies Record<
  Language,
  readonly string[]
>;

/**
 * '1:00 PM' as '13:00'. 12 PM stays 12, other PM adds 12, 12 AM becomes 0.
 *
 * @throws RangeError when the text is no slot label.
 */
export function slotTime(label: string): string {
  const match = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(label);
  if (!match) throw new RangeError(`not a slot label: ${label}`);
  const hour = (Number(match[1]) % 12) + (match[3] === 'PM' ? 12 : 0);
  return timeOf(hour * 60 + Number(match[2]));
}

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
