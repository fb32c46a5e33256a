// Where entries stand in the grid of a day: in which rows, and beside whom where several share an hour.
import { GRID_MINUTES } from '#company/rules/calendar-grid.ts';
import { minutesOf } from '#company/rules/company-time.ts';

type Timed = { time: string | null; duration: number };

/** The hours that a grid shows, in minutes since midnight. */
export type Hours = { first: number; last: number };

/** What is shown even when nothing is booked: seven to seven. */
const USUAL: Hours = { first: 7 * 60, last: 19 * 60 };

/** The usual hours, and whole ones more where an entry begins earlier or ends later. */
export function hoursOf(entries: readonly Timed[]): Hours {
  const timed = entries.filter(({ time }) => time !== null);
  const starts = timed.map(({ time }) => minutesOf(time ?? '00:00'));
  const ends = timed.map(({ time, duration }) => minutesOf(time ?? '00:00') + duration);
  return {
    first: Math.floor(Math.min(USUAL.first, ...starts) / 60) * 60,
    last: Math.min(Math.ceil(Math.max(USUAL.last, ...ends) / 60) * 60, 24 * 60),
  };
}

/** How many quarter hours a grid has. */
export function rowsOf({ first, last }: Hours): number {
  return (last - first) / GRID_MINUTES;
}

/** The rows of an entry, as CSS says them. */
export function rowsFor({ time, duration }: Timed, { first }: Hours): string {
  const start = Math.floor((minutesOf(time ?? '00:00') - first) / GRID_MINUTES) + 1;
  return `${start} / span ${Math.max(1, Math.ceil(duration / GRID_MINUTES))}`;
}

/**
 * Gives each entry a lane, so that none covers another: the first that is free when it begins, the longer one of two that begin
 * together first.
 */
export function lanesOf<Entry extends Timed>(
  entries: readonly Entry[],
): { lanes: number; laneOf: Map<Entry, number> } {
  const laneOf = new Map<Entry, number>();
  const ends: number[] = [];
  const startOf = ({ time }: Entry) => minutesOf(time ?? '00:00');
  const ordered = [...entries].sort((a, b) => startOf(a) - startOf(b) || b.duration - a.duration);
  for (const entry of ordered) {
    const start = startOf(entry);
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = start + Math.max(entry.duration, GRID_MINUTES);
    laneOf.set(entry, lane);
  }
  return { lanes: Math.max(1, ends.length), laneOf };
}
