// In which order a crew drives to its stops so that it drives less, with what was promised kept
// (docs/product/visit-planning.md#route).
import type { GeoPoint } from '../customers/service-reach.ts';
import { dayOf, keepsPromises, type Stop, type StopDay, tourMinutes } from './stop-day.ts';
import { improveTour, nearestTour } from './stop-search.ts';
import { shortestOfAll } from './stop-weighing.ts';

/** Up to so many stops all orders are weighed; with more the order is improved until nothing near it is shorter. */
const MOST_STOPS_WEIGHED = 11;

/**
 * The stops in an order from the yard and back that is not longer than theirs, when theirs keeps the promises. Those whose
 * place no one knows come last, in the order that they had.
 */
export function orderStops<Each extends Stop>(stops: readonly Each[], yard: GeoPoint): Each[] {
  const known = stops.filter(({ place }) => place !== null);
  const unknown = stops.filter(({ place }) => place === null);
  const day = dayOf(known, yard);
  const present = known.map((_, index) => index);
  const found =
    known.length <= MOST_STOPS_WEIGHED ? shortestOfAll(day) : shortestNearby(day, present);
  const isKept = keepsPromises(day, present);
  const best =
    isKept && tourMinutes(day, present) <= tourMinutes(day, found) + 1e-9 ? present : found;
  return [...best.flatMap((index) => known[index] ?? []), ...unknown];
}

/** Minutes on the road from the yard over the stops in their order and back; stops of no known place cost nothing. */
export function drivenMinutes(stops: readonly Stop[], yard: GeoPoint): number {
  const known = stops.filter(({ place }) => place !== null);
  const day = dayOf(known, yard);
  return tourMinutes(
    day,
    known.map((_, index) => index),
  );
}

/** Whether no one who was promised an earlier window comes after someone with a later one. */
export function keepsWindows(stops: readonly Stop[]): boolean {
  const windows = stops.flatMap(({ window }) => window ?? []);
  return windows.every((window, index) => index === 0 || (windows[index - 1] ?? '') <= window);
}

/** The best of what two beginnings lead to: the present order made lawful, and the nearest stop next. */
export function shortestNearby(day: StopDay, present: readonly number[]): number[] {
  const begins = [inWindowOrder(day, present), nearestTour(day)];
  const [first = [], second = []] = begins.map((begin) => improveTour(day, begin));
  return tourMinutes(day, first) <= tourMinutes(day, second) ? first : second;
}

/** The order with earlier windows first; those without one stay about where they are. */
function inWindowOrder({ windows }: StopDay, order: readonly number[]): number[] {
  const timed = order.filter((stop) => windows[stop] != null);
  timed.sort((one, other) => (windows[one] ?? '').localeCompare(windows[other] ?? ''));
  return order.map((stop) => (windows[stop] == null ? stop : (timed.shift() ?? stop)));
}
