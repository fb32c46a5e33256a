// Searches for a shorter order of many stops: nearest stop next, then turns of stretches and moves of stops while they help.
import { keepsPromises, type StopDay, tourMinutes } from './stop-day.ts';

/** Less than this is no gain but rounding. */
const LEAST_GAIN = 1e-9;

/** From the yard always on to the nearest stop that may come next. */
export function nearestTour(day: StopDay): number[] {
  const { count, minutes, windows } = day;
  const left = new Set(Array.from({ length: count }, (_, index) => index));
  const order: number[] = [];
  let at = count;
  while (left.size > 0) {
    const earliest = [...left].flatMap((stop) => windows[stop] ?? []).sort()[0];
    const allowed = [...left].filter((stop) => windows[stop] == null || windows[stop] === earliest);
    const next = allowed.reduce((near, stop) =>
      minutes(at, stop) < minutes(at, near) ? stop : near,
    );
    order.push(next);
    left.delete(next);
    at = next;
  }
  return order;
}

/** Improves an order by 2-opt and Or-opt until neither finds anything; promises are kept at each step. */
export function improveTour(day: StopDay, begin: readonly number[]): number[] {
  let order = [...begin];
  let minutes = tourMinutes(day, order);
  for (;;) {
    const shorter = shorterTour(day, order, minutes);
    if (!shorter) return order;
    order = shorter;
    minutes = tourMinutes(day, order);
  }
}

/** The best order that one turn or one move leads to, if it is shorter. */
function shorterTour(
  day: StopDay,
  order: readonly number[],
  minutes: number,
): number[] | undefined {
  let best: number[] | undefined;
  let least = minutes - LEAST_GAIN;
  for (const other of neighbors(order)) {
    const total = tourMinutes(day, other);
    if (total < least && keepsPromises(day, other)) {
      best = other;
      least = total;
    }
  }
  return best;
}

function* neighbors(order: readonly number[]): Generator<number[]> {
  for (let from = 0; from < order.length; from++) {
    for (let to = from + 1; to < order.length; to++) {
      const turned = order.slice(from, to + 1).reverse();
      yield [...order.slice(0, from), ...turned, ...order.slice(to + 1)];
    }
  }
  for (let length = 1; length <= 3; length++) {
    for (let from = 0; from + length <= order.length; from++) {
      const moved = order.slice(from, from + length);
      const rest = [...order.slice(0, from), ...order.slice(from + length)];
      for (let to = 0; to <= rest.length; to++) {
        if (to !== from) yield [...rest.slice(0, to), ...moved, ...rest.slice(to)];
      }
    }
  }
}
