// Weighs all orders of a few stops.
import type { StopDay } from './stop-day.ts';

/**
 * The shortest order of all that keep the promises, by dynamic programming over sets of visited stops (Held and Karp, 1962).
 */
export function shortestOfAll(day: StopDay): number[] {
  const { count, minutes } = day;
  if (count === 0) return [];
  const sets = 1 << count;
  const best = new Float64Array(sets * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array(sets * count).fill(-1);
  const mustPrecede = precedingSets(day);
  for (let stop = 0; stop < count; stop++) {
    if (mustPrecede[stop] === 0) best[(1 << stop) * count + stop] = minutes(count, stop);
  }
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < count; last++) {
      const sofar = best[set * count + last] ?? Number.POSITIVE_INFINITY;
      if (sofar === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < count; next++) {
        const bit = 1 << next;
        const needs = mustPrecede[next] ?? 0;
        if (set & bit || (set & needs) !== needs) continue;
        const at = (set | bit) * count + next;
        const total = sofar + minutes(last, next);
        if (total < (best[at] ?? 0)) {
          best[at] = total;
          before[at] = last;
        }
      }
    }
  }
  return walkBack(day, best, before);
}

/** For each stop the set of those with an earlier window. */
function precedingSets({ windows }: StopDay): number[] {
  return windows.map((window) =>
    windows.reduce(
      (set, other, index) =>
        window !== null && other !== null && other < window ? set | (1 << index) : set,
      0,
    ),
  );
}

function walkBack({ count, minutes }: StopDay, best: Float64Array, before: Int8Array): number[] {
  let set = (1 << count) - 1;
  let last = 0;
  for (let stop = 1; stop < count; stop++) {
    const here = (best[set * count + stop] ?? 0) + minutes(stop, count);
    if (here < (best[set * count + last] ?? 0) + minutes(last, count)) last = stop;
  }
  const order: number[] = [];
  while (last >= 0) {
    order.unshift(last);
    const previous = before[set * count + last] ?? -1;
    set &= ~(1 << last);
    last = previous;
  }
  return order;
}
