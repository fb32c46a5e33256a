// The grid of the office's calendar: quarter hours, how long an entry may be, and where one goes that is moved or stretched
// (docs/product/console.md#calendar).
import { minutesOf, timeOf } from '../time/company-time.ts';

/** One step of the calendar. */
export const GRID_MINUTES = 15;

/** The shortest and the longest entry, in minutes. */
export const SHORTEST_ENTRY = 15;
export const LONGEST_ENTRY = 600;

const DAY_MINUTES = 24 * 60;

/** Whether a time lies on the grid. */
export function isQuarterHour(time: string): boolean {
  return minutesOf(time) % GRID_MINUTES === 0;
}

/** Whether a time lies on the half hour, where seats are counted. */
export function isHalfHour(time: string): boolean {
  return minutesOf(time) % 30 === 0;
}

/** Whether an entry ends on the day on which it begins. */
export function endsThatDay(time: string, duration: number): boolean {
  return minutesOf(time) + duration <= DAY_MINUTES;
}

/** When something is, for the eyes of the grid. */
export type Placed = { time: string; duration: number };

/** The same entry so many steps later, or earlier when negative, kept within the day. */
export function shifted({ time, duration }: Placed, steps: number): Placed {
  const start = minutesOf(time) + steps * GRID_MINUTES;
  const last = DAY_MINUTES - Math.max(duration, SHORTEST_ENTRY);
  return { time: timeOf(Math.min(Math.max(start, 0), last - (last % GRID_MINUTES))), duration };
}

/** The same entry so many steps longer, or shorter when negative, kept within its bounds and the day. */
export function stretched({ time, duration }: Placed, steps: number): Placed {
  const longest = Math.min(LONGEST_ENTRY, DAY_MINUTES - minutesOf(time));
  const wanted = duration + steps * GRID_MINUTES;
  return { time, duration: Math.min(Math.max(wanted, SHORTEST_ENTRY), longest) };
}
