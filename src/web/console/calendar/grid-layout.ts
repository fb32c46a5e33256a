// Where entries stand in the grid of a day: in which rows, and beside whom where several share an hour.
import { GRID_MINUTES } from '#company/rules/booking/calendar-grid.ts';
import { minutesOf } from '#company/rules/time/company-time.ts';

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
 * Gives each entry its columns, as CSS says them, so that none covers another and those that share an hour are equally wide:
 * the first lane that is free when it begins, the longer one of two that begin together first. `columns` is how many the
 * grid must have for that.
 */
export function columnsOf<Entry extends Timed>(
  entries: readonly Entry[],
): { columns: number; columnOf: Map<Entry, string> } {
  const groups = groupsOf(entries);
  const columns = groups.map(({ lanes }) => lanes.length).reduce(leastCommonMultiple, 1);
  const columnOf = new Map<Entry, string>();
  for (const { lanes } of groups) {
    const width = columns / lanes.length;
    for (const [lane, stacked] of lanes.entries()) {
      for (const entry of stacked) columnOf.set(entry, `${lane * width + 1} / span ${width}`);
    }
  }
  return { columns, columnOf };
}

/** Entries that touch each other in time, directly or through others, lane by lane. */
type Group<Entry> = { lanes: Entry[][]; end: number };

function groupsOf<Entry extends Timed>(entries: readonly Entry[]): Group<Entry>[] {
  const groups: Group<Entry>[] = [];
  const ordered = [...entries].sort((a, b) => startOf(a) - startOf(b) || b.duration - a.duration);
  for (const entry of ordered) {
    const last = groups.at(-1);
    const group = last && startOf(entry) < last.end ? last : { lanes: [], end: 0 };
    if (group !== last) groups.push(group);
    const isFree = (lane: Entry[]) => lane.every((other) => endOf(other) <= startOf(entry));
    const free = group.lanes.find(isFree);
    if (free) free.push(entry);
    else group.lanes.push([entry]);
    group.end = Math.max(group.end, endOf(entry));
  }
  return groups;
}

function startOf({ time }: Timed): number {
  return minutesOf(time ?? '00:00');
}

/** What is shorter than a row still fills one. */
function endOf(entry: Timed): number {
  return startOf(entry) + Math.max(entry.duration, GRID_MINUTES);
}

function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
